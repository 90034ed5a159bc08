### The frame around every page of the browser client.
### For translators: see the top of common.ftl.

shell-title = Stosy: small card games about piles
shell-brand = Stosy
shell-home = To the start page
shell-skip = Skip to the content
shell-settings = Settings
shell-language = Language
shell-sound = Sounds
shell-sound-hint = Sounds on or off (key M)
shell-dark = Dark colours
shell-close = Close
shell-waiting = One moment…
shell-reload = Reload
shell-part-missing = This part of the page could not be loaded. Either you are offline, or there is a newer version.
shell-healed = What this browser had kept of the page was damaged or out of date. It has been downloaded again.
shell-no-words = The words of this language could not be loaded.

shell-never-sent = The connection is gone for good, and it is unclear whether the last thing you did arrived.

shell-lost-title = There is no card here
shell-lost-about = This address leads nowhere. Perhaps the link was not copied in full.
shell-problem-title = That did not work
shell-problem-unreachable = The server cannot be reached at the moment. Are you online?
shell-problem-other-version = The server has been updated. Reload the page.
