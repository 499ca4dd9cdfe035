import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'

interface ReplyFormProps {
	id: string
	/** The comment is not public yet; the reply publishes it. */
	alsoAllows: boolean
	onClose: () => void
	onSent: () => void
}

export function ReplyForm({ id, alsoAllows, onClose, onSent }: ReplyFormProps) {
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
