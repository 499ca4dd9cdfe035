import { Alert, Box, Button, Card, Checkbox, Chip, Link, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { type AllowStatus, type BarisKomentar, namaAllowStatus } from '../../contract/artikel/staff/komentar.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { shortcuts } from './use-komentar-keys.ts'

export const actionLabels: Record<AllowStatus, string> = {
	diizinkan: 'Izinkan',
	ditolak: 'Tolak',
	spam: 'Spam',
	menunggu: 'Kembalikan ke antrean',
}

interface KomentarCardProps {
	komentar: BarisKomentar
	/** Somebody else has moderated it meanwhile. */
	isGone: boolean
	isChosen: boolean
	onChoose: (chosen: boolean) => void
	onModerate: (to: AllowStatus) => void
	onReplied: () => void
}

export function KomentarCard({ komentar, isGone, isChosen, onChoose, onModerate, onReplied }: KomentarCardProps) {
	const [replying, setReplying] = useState(false)
	const { id, nama, artikel, parent, kata, allowStatus, dariRs } = komentar
	const others = [...Object.values(shortcuts), 'menunggu' as const].filter((to) => to !== allowStatus)
	return (
		<Card
			component="article"
			data-komentar={id}
			tabIndex={-1}
			aria-label={`Komentar ${nama}`}
			sx={{ padding: 2, '&:focus, &:focus-within': { outline: '2px solid #0f726d', outlineOffset: 1 } }}
		>
			<Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
				<Checkbox
					checked={isChosen}
					onChange={(_, chosen) => onChoose(chosen)}
					slotProps={{ input: { 'aria-label': `Pilih komentar ${nama}` } }}
					sx={{ marginBlockStart: -1, marginInlineStart: -1 }}
				/>
				<Box sx={{ flex: 1, minWidth: 0 }}>
					<Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
						{nama}{' '}
						<Typography component="span" variant="body2" color="text.secondary">
							{waktuSingkat(komentar.createdAt)}
						</Typography>{' '}
						{dariRs && <Chip size="small" label="Dari rumah sakit" />}
						{isGone && <Chip size="small" label="Sudah dinilai orang lain" />}
					</Typography>
					<Typography variant="body2" color="text.secondary">
						pada{' '}
						<Link href={`/info-kesehatan/${artikel.uri}`} target="_blank" rel="noopener">
							{artikel.judul}
						</Link>
					</Typography>
					{parent && (
						<Box sx={{ borderInlineStart: '3px solid #aed6cf', paddingInlineStart: 1.5, marginBlockStart: 1 }}>
							<Typography
								variant="body2"
								color="text.secondary"
								sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
							>
								Membalas {parent.nama}
								{parent.allowStatus !== 'diizinkan' && ` (${namaAllowStatus[parent.allowStatus].toLowerCase()})`}:{' '}
								{parent.komentar}
							</Typography>
						</Box>
					)}
					<Typography sx={{ marginBlock: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
						{komentar.komentar}
					</Typography>
					{kata.length > 0 && (
						<Alert severity="warning" sx={{ marginBlockEnd: 1, paddingBlock: 0 }}>
							Berisi kata dari daftar: {kata.join(', ')}
						</Alert>
					)}
					<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
						{others.map((to) => (
							<Button
								key={to}
								variant={to === 'diizinkan' ? 'contained' : 'outlined'}
								onClick={() => onModerate(to)}
								sx={{ flexGrow: { xs: 1, sm: 0 } }}
							>
								{actionLabels[to]}
							</Button>
						))}
						<Button onClick={() => setReplying(true)} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
							Balas sebagai rumah sakit
						</Button>
					</Box>
					{replying && (
						<ReplyForm
							id={id}
							alsoAllows={allowStatus !== 'diizinkan'}
							onClose={() => setReplying(false)}
							onSent={() => {
								setReplying(false)
								onReplied()
							}}
						/>
					)}
				</Box>
			</Box>
		</Card>
	)
}

interface ReplyFormProps {
	id: string
	/** The comment is not public yet; the reply publishes it. */
	alsoAllows: boolean
	onClose: () => void
	onSent: () => void
}

function ReplyForm({ id, alsoAllows, onClose, onSent }: ReplyFormProps) {
	const notify = useNotify()
	const { isSending, send } = useSending({ notifies: true })
	const [text, setText] = useState('')

	const reply = (event: FormEvent) => {
		event.preventDefault()
		send(async () => {
			await callApi('POST /v1/staf/komentar/{id}/balasan', { params: { id }, body: { komentar: text } })
			notify('Balasan tampil di situs.', { type: 'success' })
			onSent()
		})
	}

	return (
		<Box component="form" onSubmit={reply} sx={{ marginBlockStart: 1.5 }}>
			<TextField
				label="Balasan rumah sakit"
				value={text}
				onChange={(event) => setText(event.target.value)}
				helperText={
					alsoAllows
						? 'Tampil atas nama rumah sakit. Komentar ini sekaligus diizinkan.'
						: 'Tampil atas nama rumah sakit.'
				}
				multiline
				minRows={3}
				required
				autoFocus
				slotProps={{ htmlInput: { maxLength: 10_000 } }}
			/>
			<Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
				<Button type="submit" variant="contained" disabled={isSending}>
					Kirim balasan
				</Button>
				<Button onClick={onClose}>Batal</Button>
			</Box>
		</Box>
	)
}
