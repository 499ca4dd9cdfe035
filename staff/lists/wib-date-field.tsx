import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
const timeFormat = new Intl.DateTimeFormat('id-ID', {
	dateStyle: 'medium',
	timeStyle: 'short',
	timeZone: 'Asia/Jakarta',
})

/** A date in the hospital's time zone, whatever the time zone of the browser. */
export function WibDateField({ source, withTime = false }: { source?: string; withTime?: boolean }) {
	const moment = useRecordContext()?.[source ?? '']
	if (!moment) return null
	return (
		<Box component="span" sx={{ whiteSpace: 'nowrap' }}>
			{(withTime ? timeFormat : dateFormat).format(moment)}
		</Box>
	)
}
