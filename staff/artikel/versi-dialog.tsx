import { Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi, type ResponseOf } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'
import { describeChanges, type Part } from './describe-changes.ts'

interface VersiDialogProps {
	artikelId: string
	id: string
	isCurrent: boolean
	onClose: () => void
	onRestored: () => void
}

/** The difference of one version, and its restoring. */
export function VersiDialog({ artikelId, id, isCurrent, onClose, onRestored }: VersiDialogProps) {
	const params = { id: artikelId, versiId: id }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/artikel/{id}/versi/{versiId}', { params })
	const notice = useUndoableNotice()
	const { isSending, send, failure: refused } = useSending()
	const restore = () =>
		send(async () => {
			await callApi('POST /v1/staf/artikel/{id}/versi/{versiId}/pulihkan', { params, body: {} })
			notice('Versi dipulihkan', { resource: 'artikel', ids: [artikelId], onUndone: onRestored })
			onRestored()
		})
	return (
		<TitledDialog
			title={data ? `Versi ${waktuSingkat(data.createdAt)}` : 'Versi'}
			onClose={onClose}
			maxWidth="md"
			isFullOnPhones
			actions={
				<>
					<Button onClick={onClose}>Tutup</Button>
					{data && !isCurrent && data.jenis !== 'konsep' && (
						<Button variant="contained" onClick={restore} disabled={isSending}>
							Pulihkan versi ini
						</Button>
					)}
				</>
			}
		>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat versi" />}
			{data && <Difference versi={data} isCurrent={isCurrent} />}
			{refused && (
				<Typography color="error" role="alert">
					{refused}
				</Typography>
			)}
		</TitledDialog>
	)
}

interface DifferenceProps {
	versi: ResponseOf<'GET /v1/staf/artikel/{id}/versi/{versiId}'>['data']
	isCurrent: boolean
}

function Difference({ versi, isCurrent }: DifferenceProps) {
	const { isi, sebelum, sekarang, nama, jenis } = versi
	const [other, setOther] = useState(isCurrent || (sebelum && jenis === 'simpan') ? 'sebelum' : 'sekarang')
	const changes = other === 'sebelum' ? describeChanges(sebelum ?? {}, isi, nama) : describeChanges(sekarang, isi, nama)
	return (
		<>
			<RadioGroup row aria-label="Dibandingkan dengan" value={other} onChange={(_, value) => setOther(value)}>
				<FormControlLabel value="sebelum" control={<Radio />} label="Dari versi sebelumnya" disabled={!sebelum} />
				<FormControlLabel value="sekarang" control={<Radio />} label="Dari artikel sekarang" />
			</RadioGroup>
			{changes.length === 0 && <Typography color="textSecondary">Tidak ada perbedaan.</Typography>}
			{changes.map(({ field, label, parts }) => (
				<Box component="section" key={field} sx={{ marginTop: 2 }}>
					<Typography variant="subtitle2" component="h3">
						{label}
					</Typography>
					<Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
						{parts.every(({ added, removed }) => !added && !removed) ? (
							<Typography color="textSecondary">Kata-katanya sama; format atau gambarnya berubah.</Typography>
						) : (
							parts.map((part) => <Word key={part.key} part={part} />)
						)}
					</Box>
				</Box>
			))}
		</>
	)
}

/** Marked by underline and strike-through too, not by colour alone. */
function Word({ part: { value, added, removed } }: { part: Part }) {
	if (!added && !removed) return value
	const look = added
		? { backgroundColor: '#d8f0e4', color: '#064b2f' }
		: { backgroundColor: '#fbe3e0', color: '#7a1d14' }
	return (
		<Box component={added ? 'ins' : 'del'} sx={look}>
			{value}
		</Box>
	)
}
