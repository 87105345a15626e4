"""Pictures of a pairing pack: beasts with fur, wool, spines or a trunk."""

from __future__ import annotations

from math import cos, pi, sin

from plugins.faces.medallion import eye, eyes, shaded, whiskers
from plugins.faces.svg import (
    ASH,
    AUBURN,
    BROWN,
    GOLD,
    GROUND,
    INK,
    LEAF,
    LINEN,
    LIP,
    SHADE,
    SKIN,
    STEEL,
    both,
    disc,
    line,
    moved,
    shape,
)


def cat() -> str:
    """Draw a tomcat sitting with his tail round him."""
    head = "M-41-60L-45-98L-18-80Q0-85 18-80L45-98L41-60C48-36 34-6 0-6C-34-6-48-36-41-60Z"
    tail = "M24 66C62 72 72 34 52 14"
    return (
        line(tail, STEEL, 13)
        + line("M56 22C56 18 54 16 52 14", LINEN, 13)
        + shaded("M-34 78C-46 40-34-6 0-8C34-6 46 40 34 78Z", STEEL, "M0-8C34-6 46 40 34 78H0Z")
        + shape("M-15 0C-20 34-12 52 0 54C12 52 20 34 15 0Z", LINEN)
        + both(shape("M-30 79C-32 66-8 64-7 79Z", LINEN))
        + shaded(head, STEEL, "M0-82Q10-82 18-80L45-98L41-60C48-36 34-6 0-6Z")
        + both(shape("M-37-68L-39-87L-24-76Z", SKIN))
        + line("M0-80V-64M-10-78L-8-66M10-78L8-66", INK, 3)
        + both(line("M-44-44L-33-42M-43-34L-33-34", INK, 2.4))
        + both(shape("M-31-48Q-20-63-8-47Q-20-41-31-48Z", GOLD))
        + both(shape("M-19-57Q-15-50-19-43Q-23-50-19-57Z", INK))
        + shape("M0-36C-8-37-23-32-22-21C-20-11-7-12 0-16C7-12 20-11 22-21C23-32 8-37 0-36Z", LINEN)
        + shape("M-6.5-37Q0-40 6.5-37L0-29Z", LIP)
        + line("M0-29V-23M-10-20Q-4-17 0-23Q4-17 10-20", INK, 1.6)
        + whiskers(23, -26)
    )


def hedgehog() -> str:
    """Draw a hedgehog carrying an apple."""
    apple = (
        disc(0, 0, 16, LIP)
        + shape("M0-16A16 16 0 0 1 0 16Q10 8 10 0T0-16Z", INK, opacity=0.13)
        + line("M0-14V-24", BROWN, 3)
        + shape("M1-20Q8-30 18-25Q12-16 1-20Z", LEAF)
    )
    face = "M-22-20C-44-12-62 10-84 30Q-80 44-56 50L-34 64H-2C-12 40-10 4-22-20Z"
    return (
        moved(apple, 22, -72, turn=12)
        + shape(_spines(15, 14, 70, 66, 15), BROWN)
        + shape(_spines(15, 20, 52, 50, 13), AUBURN)
        + line(_prickles(), BROWN, 2.6)
        + shape(face, SKIN)
        + shape("M-84 30Q-80 44-56 50L-34 64H-2Q-8 52-10 40Q-40 44-84 30Z", SHADE)
        + shape("M-22-4C-10-10 0 2-6 14C-16 16-24 8-22-4Z", SHADE)
        + disc(-83, 29, 7, INK)
        + eye(-46, 15, 6)
        + line("M-68 42Q-56 42-50 34", INK, 1.8)
        + shape("M-40 68C-40 56-14 56-14 68ZM30 68C30 58 58 58 58 68Z", SHADE)
    )


def _prickles() -> str:
    """Return short strokes all over the back."""
    strokes = []
    for reach, count in ((20, 5), (34, 7)):
        for k in range(count):
            angle = pi + pi * (k + 0.6) / count
            x, y = 16 + reach * cos(angle), 34 + reach * sin(angle)
            strokes.append(f"M{x:.1f} {y:.1f}l{9 * cos(angle):.1f} {9 * sin(angle):.1f}")
    return "".join(strokes)


def _spines(x: float, y: float, rx: float, ry: float, count: int) -> str:
    """Return a half-dome with spikes, from the left over the top to the right."""
    points = []
    for k in range(2 * count + 1):
        angle, reach = pi + pi * k / (2 * count), 1.15 if k % 2 else 1.0
        points.append(f"{x + reach * rx * cos(angle):.1f} {y + reach * ry * sin(angle):.1f}")
    bottom = f"C{x + rx:g} {y + 34:g} {x + 0.6 * rx:g} 64 {x:g} 64"
    return f"M{'L'.join(points)}{bottom}C{x - 0.6 * rx:g} 64 {x - rx:g} {y + 34:g} {points[0]}Z"


def fox() -> str:
    """Draw a fox sitting, the brush beside it."""
    head = "M0 6C-12-2-54-16-55-44L-58-98L-25-74Q0-81 25-74L58-98L55-44C54-16 12-2 0 6Z"
    cheek = "M-55-44C-54-16-12-2 0 6Q-3-14-14-26T-55-44Z"
    return (
        shape("M22 76C70 84 92 44 66 2C62 26 44 36 22 44Z", AUBURN)
        + shape("M81 32C78 18 74 10 66 2C64 16 58 24 48 31Q60 26 66 36Q74 26 81 32Z", LINEN)
        + shaded("M-33 78C-44 40-30-4 0-6C30-4 44 40 33 78Z", AUBURN, "M0-6C30-4 44 40 33 78H0Z")
        + shape("M-17-6C-20 30-10 46 0 50C10 46 20 30 17-6Z", LINEN)
        + both(shape("M-31 79C-32 66-9 64-8 79Z", BROWN))
        + shaded(head, AUBURN, "M0-79Q14-79 25-74L58-98L55-44C54-16 12-2 0 6Z")
        + both(shape("M-52-82L-50-60L-35-70Z", INK))
        + shape(cheek, LINEN)
        + both(shape(cheek, LINEN))
        + both(shape("M-36-42Q-26-54-14-40Q-26-35-36-42Z", LINEN))
        + eyes(23, -43.5, 5.4)
        + both(line("M-38-43Q-26-56-13-40", INK, 2))
        + shape("M-9-2Q0-9 9-2Q7 8 0 9Q-7 8-9-2Z", INK)
    )


def bear() -> str:
    """Draw a bear with a pot of honey."""
    head = "M0-88C-36-88-54-64-52-38C-50-10-26 6 0 6C26 6 50-10 52-38C54-64 36-88 0-88Z"
    return (
        both(disc(-41, -78, 19, BROWN) + disc(-40, -77, 10, SHADE))
        + shaded("M-58 78C-66 32-46-4 0-6C46-4 66 32 58 78Z", BROWN, "M0-6C46-4 66 32 58 78H0Z")
        + shaded(head, BROWN, "M0-88C36-88 54-64 52-38C50-10 26 6 0 6Z")
        + shape("M0-44C-20-44-30-30-28-18C-26-4-12 0 0 0C12 0 26-4 28-18C30-30 20-44 0-44Z", SKIN)
        + shape("M-12-36Q0-43 12-36Q10-23 0-22Q-10-23-12-36Z", INK)
        + line("M0-22V-14M-11-11Q-4-7 0-14Q4-7 11-11", INK, 2)
        + eyes(21, -51, 5.6)
        + both(line("M-28-63Q-21-68-14-64", INK, 2.2))
        + shape("M-23 34C-32 48-30 72-20 79H20C30 72 32 48 23 34Z", GOLD)
        + shape("M-27 28H27V38H-27Z", AUBURN)
        + shape("M-20 38H8C8 50 2 54 0 47C-2 44-6 46-8 54C-12 60-18 54-20 38Z", LINEN)
        + both(shape("M-58 40C-46 34-30 44-22 56C-24 66-34 68-42 64Q-54 58-58 40Z", BROWN))
        + both(line("M-25 54L-31 58M-24 60L-31 63", INK, 1.4))
    )


def elephant() -> str:
    """Draw an elephant's head with its trunk raised to one side."""
    ear = "M-30-72C-66-92-92-62-84-22C-80 2-58 12-36-10Z"
    head = (
        "M0-84C-32-84-42-56-40-28C-38-8-26 0-22 18C-18 44-24 62-8 74C10 84 34 74 34 54C34 44 22 42"
        " 21 52C20 60 10 60 10 50C10 34 22 16 26 2C36-8 41-30 40-44C38-70 24-84 0-84Z"
    )
    half = (
        "M0-84C24-84 38-70 40-44C41-30 36-8 26 2C22 16 10 34 10 50C10 60 20 60 21 52C22 42 34 44 34"
        " 54C34 70 22 78 10 78C2 40 6 6 0-84Z"
    )
    body = "M-52 80C-62 20-32-12 0-12C32-12 62 20 52 80H24Q22 66 0 66T-24 80Z"
    return (
        shape(body, STEEL)
        + shape(body, INK, opacity=0.28)
        + both(line("M-47 79H-42M-37 79H-32", LINEN, 4))
        + both(shape(ear, STEEL) + shape("M-40-64C-62-72-76-54-72-26C-70-8-56-6-42-16Z", SHADE))
        + both(shape("M-25 4C-40 16-44 38-36 52C-32 36-24 26-14 20Z", LINEN))
        + shaded(head, STEEL, half)
        + line("M-12 18Q0 22 14 16M-14 32Q-2 36 8 31M-15 46Q-4 50 7 46M-12 60Q-2 58 6 54", INK, 1.4)
        + eyes(21, -34, 5.2)
        + both(line("M-29-44Q-21-50-13-45", INK, 2))
        + line("M-8-68Q0-64 8-68M-6-60Q0-57 6-60", INK, 1.4)
    )


def dog() -> str:
    """Draw a hound with hanging ears and a collar."""
    head = "M0-86C-26-86-38-66-36-40C-36-16-26 6 0 8C26 6 36-16 36-40C38-66 26-86 0-86Z"
    ear = "M-22-80C-48-84-62-58-62-26C-62-6-48 4-42-10C-38-24-38-42-28-58Z"
    return (
        shaded("M-36 78C-46 40-32-2 0-4C32-2 46 40 36 78Z", SKIN, "M0-4C32-2 46 40 36 78H0Z")
        + shape("M16-2C36 6 44 40 38 62C26 60 16 34 16-2Z", BROWN)
        + both(shape("M-33 79C-34 65-10 63-9 79Z", LINEN))
        + line("M-26 10Q0 24 26 10", LIP, 9)
        + disc(0, 22, 8, GOLD)
        + shaded(head, SKIN, "M0-86C26-86 38-66 36-40C36-16 26 6 0 8Z")
        + shape("M8-84C30-82 40-60 36-36C22-30 8-40 8-54Z", BROWN)
        + both(shape(ear, BROWN))
        + shape("M-9-8H9V8Q9 18 0 18T-9 8Z", LIP)
        + line("M0-2V10", INK, 1.2)
        + shape("M0-34C-16-34-26-24-26-12C-26-2-8 2 0-6C8 2 26-2 26-12C26-24 16-34 0-34Z", LINEN)
        + shape("M-12-33Q0-40 12-33Q10-20 0-19Q-10-20-12-33Z", INK)
        + line("M0-19V-8", INK, 1.8)
        + both(disc(-15, -13, 1.4, INK) + disc(-19, -17, 1.4, INK))
        + eyes(17, -50, 5.6)
    )


def ram() -> str:
    """Draw a ram: wool in curls, horns rolled outwards."""
    curls = (
        (0, -78, 20),
        (-26, -70, 18),
        (-44, 24, 26),
        (-58, 52, 22),
        (-30, 62, 22),
        (-24, 14, 26),
    )
    rim = "".join(disc(x, y, r + 2, ASH) for x, y, r in curls)
    wool = "".join(disc(x, y, r, LINEN) for x, y, r in curls)
    horn = "M-20-62C-48-86-82-62-78-28C-74 2-40 4-40-20C-40-34-56-38-60-26"
    return (
        both(rim + disc(0, 44, 40, ASH))
        + both(wool + disc(0, 44, 40, LINEN))
        + both(line(
            "M-52 20Q-44 12-36 20M-40 44Q-32 36-24 44M-14 62Q-6 54 2 62M-62 52Q-56 46-50 52",
            ASH, 2.4,
        ))
        + both(shape("M-28-34C-46-32-54-22-52-14C-42-12-32-18-26-26Z", SHADE))
        + shaded(
            "M0-62C-26-62-32-40-28-18C-24 6-16 28 0 28C16 28 24 6 28-18C32-40 26-62 0-62Z",
            SKIN,
            "M0-62C26-62 32-40 28-18C24 6 16 28 0 28Z",
        )
        + both(disc(-10, -62, 13, ASH)) + disc(0, -60, 14, ASH)
        + both(disc(-10, -63, 11.5, LINEN)) + disc(0, -61, 12.5, LINEN)
        + both(line(horn, AUBURN, 15) + line(horn, GOLD, 4))
        + eyes(15, -24, 5)
        + shape("M-9 10Q0 5 9 10Q6 18 0 18Q-6 18-9 10Z", INK)
        + line("M0 18V22", INK, 1.6)
    )  # fmt: skip


def squirrel() -> str:
    """Draw a squirrel with an acorn in its paws."""
    tail = "M20 76C84 84 100 14 74-30C58-58 24-60 20-38C17-22 38-22 40-2C42 20 22 30 16 50Z"
    acorn = (
        shape("M-12 0C-12 16-4 20 0 24C4 20 12 16 12 0Z", GOLD)
        + shape("M-15 2C-15-10-6-14 0-14C6-14 15-10 15 2Z", BROWN)
        + line("M0-14V-20", BROWN, 3)
    )
    head = "M-10 2C-34 8-60 0-64-16C-58-38-40-48-24-46L-20-72Q-4-62-4-42C12-28 10-4-10 2Z"
    return (
        shape(tail, AUBURN)
        + line("M28 62C70 60 80 12 62-20C54-34 40-38 36-32", BROWN, 4)
        + shape("M-26 76C-40 50-32 12-8-6C22-4 40 24 38 50C36 66 28 76 20 78Z", AUBURN)
        + shape("M-24 74C-36 50-30 20-14 6C0 20 2 54-8 76Z", LINEN)
        + shape("M-4 78C-2 52 30 46 36 64C38 72 32 79 26 79Z", BROWN)
        + shape(head, AUBURN)
        + shape("M-64-16C-60 0-34 8-14 2C-24-10-44-18-64-16Z", LINEN)
        + shape("M-18-66Q-8-58-8-44L-18-44Z", SKIN)
        + disc(-63, -17, 5.5, INK)
        + eye(-31, -25, 6.4)
        + moved(acorn, -48, 26, turn=-14)
        + shape("M-10 12C-22 8-44 16-48 28C-46 38-34 36-26 32C-16 30-8 22-10 12Z", AUBURN)
        + line("M-46 30L-38 28M-42 35L-36 32", GROUND, 1.4)
        + shape("M-34 79C-34 68-2 68-2 79Z", BROWN)
    )
