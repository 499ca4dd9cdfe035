import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'

/** Links to the row's page on the public site. */
export const PublicPageLink = ({ page }: { page: string }) => {
	const record = useRecordContext()
	if (!record?.uri || (record.status ?? 'terbit') !== 'terbit') return null
	return (
		<Button href={`${page}${record.uri}`} target="_blank" rel="noopener" startIcon={<OpenInNew />} size="small">
			Lihat di situs
		</Button>
	)
}
