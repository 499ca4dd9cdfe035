import polyglotI18nProvider from 'ra-i18n-polyglot'
import { screens } from '../screens.ts'
import { reactAdminMessages } from './react-admin-messages.ts'

/** Resources are called as their screens say; fields carry their labels themselves. */
const resources = Object.fromEntries(
	screens.map(({ resource, nama, satu }) => [
		resource,
		{ name: nama, ...(satu && { page: { create: `Tambah ${satu}`, edit: `${satu}: %{recordRepresentation}` } }) },
	]),
)

export const i18nProvider = polyglotI18nProvider(() => ({ ...reactAdminMessages, resources }), 'id', undefined, {
	// A field's own name is better than a warning.
	allowMissing: true,
})
