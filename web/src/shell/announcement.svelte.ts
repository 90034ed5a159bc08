/** What those who run the server tell everybody; "" for nothing. */
class Announcement {
  text = $state("");
}

export const announcement = new Announcement();
