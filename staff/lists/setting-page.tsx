import type { ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { z } from 'zod'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { StaffEdit } from './staff-pages.tsx'

/** The id of the single row of a setting. */
const SINGLE_ID = 'utama'

interface SettingPageProps {
	resource: Sumber
	title: string
	schema: z.ZodObject
	children: ReactNode
}

/** The form of a resource with a single row. */
export const SettingPage = ({ resource, title, schema, children }: SettingPageProps) => (
	<ResourceContextProvider value={resource}>
		<StaffEdit id={SINGLE_ID} title={title} actions={false}>
			<StaffForm schema={schema}>{children}</StaffForm>
		</StaffEdit>
	</ResourceContextProvider>
)
