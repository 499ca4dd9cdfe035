import { Button, Link as MuiLink, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { SANDI_MIN } from '../../contract/staf/pintu.ts'
import { callApi } from '../api/call-api.ts'
import { DoorFrame } from './door-frame.tsx'
import { useSending } from './use-sending.ts'

/** Taken out of the address as soon as it is known: nobody should find it in the history. */
function takeToken(): string {
	const token = new URLSearchParams(window.location.search).get('token') ?? ''
	if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
	return token
}

/** Where a one-time link leads. */
export function SetPasswordPage() {
	const [token] = useState(takeToken)
	const [owner, setOwner] = useState<{ nama: string; email: string }>()
	const [isDone, setDone] = useState(false)
	const { isSending, send, failure, fields } = useSending()

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the token that came along
	useEffect(() => {
		send(async () => setOwner((await callApi<typeof owner>('POST', '/sandi/tautan', { token })).data))
	}, [token])

	const submit = (form: FormData) =>
		send(async () => {
			const sandi = String(form.get('sandi'))
			await callApi('POST', '/sandi', { token, sandi })
			setDone(true)
		})

	if (isDone)
		return (
			<DoorFrame title="Kata sandi tersimpan">
				<Typography gutterBottom>Silakan masuk dengan email {owner?.email} dan kata sandi baru Anda.</Typography>
				<Button component={Link} to="/login" variant="contained" size="large" fullWidth>
					Ke halaman masuk
				</Button>
			</DoorFrame>
		)
	return (
		<DoorFrame title="Setel kata sandi" failure={failure}>
			{owner ? (
				<form
					onSubmit={(event) => {
						event.preventDefault()
						submit(new FormData(event.currentTarget))
					}}
				>
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Untuk {owner.nama} ({owner.email}). Paling sedikit {SANDI_MIN} karakter; empat kata yang tidak umum mudah
						diingat dan sulit ditebak.
					</Typography>
					{/* Lets password managers keep both together. */}
					<input type="hidden" name="email" autoComplete="username" value={owner.email} readOnly />
					<TextField
						name="sandi"
						type="password"
						label="Kata sandi baru"
						autoComplete="new-password"
						slotProps={{ htmlInput: { minLength: SANDI_MIN } }}
						error={'sandi' in fields}
						helperText={fields.sandi}
						autoFocus
						required
						fullWidth
					/>
					<Button type="submit" variant="contained" size="large" fullWidth disabled={isSending} sx={{ marginTop: 2 }}>
						Simpan kata sandi
					</Button>
				</form>
			) : (
				failure && (
					<Typography>
						Mintalah tautan baru kepada administrator, atau{' '}
						<MuiLink component={Link} to="/login">
							masuk
						</MuiLink>{' '}
						bila sudah punya kata sandi.
					</Typography>
				)
			)}
		</DoorFrame>
	)
}
