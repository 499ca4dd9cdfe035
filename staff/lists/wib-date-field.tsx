import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { tanggalSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'

/** A date in the hospital's time zone, whatever the time zone of the browser. */
export function WibDateField({ source, withTime = false }: { source?: string; withTime?: boolean }) {
	const moment = useRecordContext()?.[source ?? '']
	if (!moment) return null
	return (
		<Box component="span" sx={{ whiteSpace: 'nowrap' }}>
			{withTime ? waktuSingkat(moment) : tanggalSingkat(moment)}
		</Box>
	)
}
