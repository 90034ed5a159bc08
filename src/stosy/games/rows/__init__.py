"""What the games of rising and falling piles share."""
