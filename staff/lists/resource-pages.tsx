import type { ComponentType } from 'react'
import { FormActions } from './form-actions.tsx'
import { StaffCreate, StaffEdit } from './staff-pages.tsx'

interface Options {
	list: ComponentType
	form: ComponentType
	/** The path of the row's page on the public site: `/layanan/`. */
	page?: string
}

/** The list, create and edit pages of a resource. Saving leaves the form open, everywhere. */
export const resourcePages = ({ list, form: Form, page }: Options) => ({
	list,
	create: () => (
		<StaffCreate>
			<Form />
		</StaffCreate>
	),
	edit: () => (
		<StaffEdit actions={<FormActions page={page} />}>
			<Form />
		</StaffEdit>
	),
})
