import type { ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { z } from 'zod'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { StaffEdit } from './staff-pages.tsx'

/** The id of the single row of a setting. */
const UTAMA = 'utama'

interface SettingPageProps {
	sumber: Sumber
	nama: string
	isian: z.ZodObject
	children: ReactNode
}

/** The form of a resource with a single row. */
export const SettingPage = ({ sumber, nama, isian, children }: SettingPageProps) => (
	<ResourceContextProvider value={sumber}>
		<StaffEdit id={UTAMA} title={nama} actions={false}>
			<StaffForm isian={isian}>{children}</StaffForm>
		</StaffEdit>
	</ResourceContextProvider>
)
