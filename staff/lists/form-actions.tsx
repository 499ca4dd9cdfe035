import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { CreateButton, ListButton, TopToolbar, useRecordContext } from 'react-admin'

/** Above a form: the list, another one, and the row's page on the public site. `page` is the path of such pages. */
export const FormActions = ({ page, children }: { page?: string; children?: ReactNode }) => (
	<TopToolbar>
		{page && <PublicPageLink page={page} />}
		{children}
		<ListButton />
		<CreateButton />
	</TopToolbar>
)

/** Links to the row's page on the public site. */
const PublicPageLink = ({ page }: { page: string }) => {
	const record = useRecordContext()
	if (!record?.uri || (record.status ?? 'terbit') !== 'terbit') return null
	return (
		<Button href={`${page}${record.uri}`} target="_blank" rel="noopener" startIcon={<OpenInNew />} size="small">
			Lihat di situs
		</Button>
	)
}
