import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'

const hari = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
const waktu = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** A date in the hospital's time zone, whatever the time zone of the browser. */
export function WibDateField({ source, jam = false }: { source?: string; jam?: boolean }) {
	const moment = useRecordContext()?.[source ?? '']
	if (!moment) return null
	return (
		<Box component="span" sx={{ whiteSpace: 'nowrap' }}>
			{(jam ? waktu : hari).format(moment)}
		</Box>
	)
}
