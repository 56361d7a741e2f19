import i18next from 'i18next'
import { accounts as ruAccounts } from './ru/accounts.ts'
import { accounts as uzAccounts } from './uz/accounts.ts'

// They come in both languages with what signs in and what is set: who is signed in sees none of them at first.
function add(): void {
  i18next.addResourceBundle('uz', 'translation', { accounts: uzAccounts }, true)
  i18next.addResourceBundle('ru', 'translation', { accounts: ruAccounts }, true)
}

if (i18next.isInitialized) add()
else i18next.on('initialized', add)
