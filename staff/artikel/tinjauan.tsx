import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { RadioButtonGroupInput, type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

/** Whether the own articles are reviewed before they are published; neither until it is known. */
export function useTinjauan(): { perlu: boolean; meninjau: boolean } {
	const { data } = useApiQuery('GET /v1/staf/artikel/tinjauan')
	return data ?? { perlu: false, meninjau: false }
}

const choices = [
	{ id: '', name: 'Konsep — hanya terlihat di sini' },
	{ id: 'menunggu', name: 'Menunggu tinjauan — terbit setelah disetujui' },
]

/** In place of publishing. The status itself stays a draft. */
export const TinjauanInput = () => (
	<RadioButtonGroupInput
		source="tinjauan"
		label="Penerbitan"
		choices={choices}
		row={false}
		defaultValue=""
		format={(tinjauan: string) => (tinjauan === 'menunggu' ? tinjauan : '')}
	/>
)

/** Above the form: what the review says, and its buttons for who may publish. */
export function TinjauanBanner() {
	const record = useRecordContext<RaRecord<string>>()
	const { perlu, meninjau } = useTinjauan()
	if (!record) return null
	if (perlu && record.status !== 'konsep' && !record.tinjauan)
		return (
			<Notice severity="info">
				Artikel ini sudah terbit atau terjadwal. “Simpan sebagai konsep” mengirim perubahan Anda untuk ditinjau.
			</Notice>
		)
	if (record.tinjauan === 'kembali')
		return <Notice severity="warning">{`Dikembalikan: ${record.catatanTinjauan}`}</Notice>
	if (record.tinjauan !== 'menunggu') return null
	return (
		<Notice severity="info">
			Menunggu tinjauan. Pengunjung belum melihatnya.
			{meninjau && <Decision record={record} />}
		</Notice>
	)
}

const Notice = ({ severity, children }: { severity: 'info' | 'warning'; children: ReactNode }) => (
	<Alert severity={severity} sx={{ width: '100%', marginBottom: 2 }}>
		{children}
	</Alert>
)

/** Publishes what is stored, not what is typed. */
function Decision({ record: { id, versi, status } }: { record: RaRecord<string> }) {
	const [isReturning, setReturning] = useState(false)
	const notify = useNotify()
	const refresh = useRefresh()
	const stored = useApiQuery('GET /v1/staf/artikel/{id}/versi', { params: { id } })
	const { isSending, send, failure } = useSending()
	const konsep = status === 'konsep' ? null : (stored.data?.konsep?.id ?? null)
	const decide = (keputusan: 'setuju' | 'kembali', catatan = '') =>
		send(async () => {
			const body = { keputusan, catatan, versi, konsep }
			await callApi('POST /v1/staf/artikel/{id}/tinjauan', { params: { id }, body })
			notify(keputusan === 'setuju' ? 'Artikel diterbitkan' : 'Artikel dikembalikan', { type: 'success' })
			setReturning(false)
			refresh()
		})
	return (
		<>
			{failure && !isReturning && <Box role="alert">{failure}</Box>}
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
				<Button variant="contained" disabled={isSending || !stored.data} onClick={() => decide('setuju')}>
					Setujui dan terbitkan
				</Button>
				<Button disabled={isSending} onClick={() => setReturning(true)}>
					Kembalikan
				</Button>
			</Box>
			{isReturning && (
				<ReturnDialog
					failure={failure}
					isSending={isSending}
					onSend={(catatan) => decide('kembali', catatan)}
					onClose={() => setReturning(false)}
				/>
			)}
		</>
	)
}

interface ReturnDialogProps {
	failure?: string
	isSending: boolean
	onSend: (catatan: string) => void
	onClose: () => void
}

function ReturnDialog({ failure, isSending, onSend, onClose }: ReturnDialogProps) {
	const [catatan, setCatatan] = useState('')
	const submit = (event: FormEvent) => {
		event.preventDefault()
		// The form of the article is around the dialog.
		event.stopPropagation()
		onSend(catatan)
	}
	return (
		<TitledDialog
			title="Kembalikan artikel"
			onClose={onClose}
			form={{ onSubmit: submit, noValidate: true }}
			actions={
				<>
					<Button onClick={onClose}>Batal</Button>
					<Button type="submit" variant="contained" disabled={isSending || catatan.trim() === ''}>
						Kembalikan
					</Button>
				</>
			}
		>
			<TextField
				autoFocus
				fullWidth
				multiline
				minRows={3}
				label="Apa yang perlu diperbaiki"
				value={catatan}
				error={failure !== undefined}
				helperText={failure}
				onChange={({ target }) => setCatatan(target.value)}
				slotProps={{ htmlInput: { maxLength: 500 } }}
			/>
		</TitledDialog>
	)
}
