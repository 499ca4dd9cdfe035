import type { ComponentType } from 'react'
import { OnSiteLink } from './on-site-link.tsx'
import { StaffCreate, StaffEdit } from './staff-pages.tsx'

interface Options {
	/** Where the row's page is on the public site: `/layanan/`. */
	page?: string
}

/** The two pages around one form; one stays at what has a page to look at. */
export const resourcePages = (Form: ComponentType, { page }: Options = {}) => ({
	create: () => (
		<StaffCreate redirect={page ? 'edit' : 'list'}>
			<Form />
		</StaffCreate>
	),
	edit: () => (
		<StaffEdit redirect={page ? false : 'list'} actions={page ? <OnSiteLink page={page} /> : false}>
			<Form />
		</StaffEdit>
	),
})
