import { Alert } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MAX_ROWS } from '../api/list-query.ts'
import { plainText } from '../lists/plain-text.ts'
import { overlappingPopups } from './overlapping-popups.ts'

/** Names the popups of the same time. */
export function OverlapNote() {
	const id = useRecordContext()?.id
	const [tayangMulai, tayangSelesai] = useWatch({ name: ['tayangMulai', 'tayangSelesai'] })
	const { data = [] } = useGetList('popup-information', { pagination: { page: 1, perPage: MAX_ROWS } })
	const others = overlappingPopups({ id, tayangMulai, tayangSelesai }, data)
	if (others.length === 0) return null
	const names = others.map(({ text }) => `“${plainText(text) || 'Gambar'}”`).join(', ')
	return (
		<Alert severity="info" role="status">
			Waktunya bertumpuk dengan {names}. Selama bertumpuk hanya yang mulainya paling akhir yang tampil.
		</Alert>
	)
}
