"""What only French tarot has: petit sec, the chien, announcements, the settlement."""
