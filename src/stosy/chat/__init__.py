"""What people write, names and talk: cleaned before others see it, and searched for numbers."""

from stosy.chat.names import UNSEEN, chat_text, display_name, guest_name
from stosy.chat.numbers import number_in

__all__ = ["UNSEEN", "chat_text", "display_name", "guest_name", "number_in"]
