import type { ComponentType } from 'react'
import { PublicPageLink } from './public-page-link.tsx'
import { StaffCreate, StaffEdit } from './staff-pages.tsx'

interface Options {
	list: ComponentType
	form: ComponentType
	/** The path of the row's page on the public site: `/layanan/`. */
	page?: string
	/** Saving keeps the form open; otherwise it leads back to the list. */
	stay?: boolean
}

/** The list, create and edit pages of a resource. */
export const resourcePages = ({ list, form: Form, page, stay = page !== undefined }: Options) => ({
	list,
	create: () => (
		<StaffCreate redirect={stay ? 'edit' : 'list'}>
			<Form />
		</StaffCreate>
	),
	edit: () => (
		<StaffEdit redirect={stay ? false : 'list'} actions={page ? <PublicPageLink page={page} /> : false}>
			<Form />
		</StaffEdit>
	),
})
