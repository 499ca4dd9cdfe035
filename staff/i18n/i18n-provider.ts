import polyglotI18nProvider from 'ra-i18n-polyglot'
import { screens } from '../menu.ts'
import { reactAdminMessages } from './react-admin-messages.ts'

/** Names of resources come from the screens; fields have their own labels. */
const resources = Object.fromEntries(
	screens.map(({ resource, nama, satu }) => [
		resource,
		{ name: nama, ...(satu && { page: { create: `Tambah ${satu}`, edit: `${satu}: %{recordRepresentation}` } }) },
	]),
)

export const i18nProvider = polyglotI18nProvider(() => ({ ...reactAdminMessages, resources }), 'id', undefined, {
	// A missing message shows its key instead of a warning.
	allowMissing: true,
})
