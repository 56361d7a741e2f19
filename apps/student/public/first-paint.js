// Runs before the first paint, so that neither the theme nor the language of the page flashes.
;(function () {
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (localStorage.getItem('language') === 'ru') document.documentElement.lang = 'ru'
  } catch (refused) {
    // Storage is switched off: the system's theme and the default language stay.
  }
})()
