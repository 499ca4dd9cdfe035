import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { SANDI_MIN } from '../../contract/staf/pintu.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from './use-sending.ts'

export function ChangePasswordCard() {
	const notify = useNotify()
	const { isSending, send, failure, fields } = useSending()
	const submit = (form: HTMLFormElement) =>
		send(async () => {
			await callApi('POST', '/saya/sandi', Object.fromEntries(new FormData(form)))
			form.reset()
			notify('Kata sandi diganti. Sesi Anda di perangkat lain telah diakhiri.', { type: 'success' })
		})
	const field = (name: string, label: string, autoComplete: string) => (
		<TextField
			{...{ name, label, autoComplete, helperText: fields[name], error: name in fields }}
			type="password"
			required
			fullWidth
		/>
	)
	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2" gutterBottom>
					Ganti kata sandi
				</Typography>
				{failure && Object.keys(fields).length === 0 && <Alert severity="error">{failure}</Alert>}
				<form
					onSubmit={(event) => {
						event.preventDefault()
						submit(event.currentTarget)
					}}
				>
					{field('sandiLama', 'Kata sandi sekarang', 'current-password')}
					{field('sandi', `Kata sandi baru (paling sedikit ${SANDI_MIN} karakter)`, 'new-password')}
					<Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1 }}>
						Ganti kata sandi
					</Button>
				</form>
			</CardContent>
		</Card>
	)
}
