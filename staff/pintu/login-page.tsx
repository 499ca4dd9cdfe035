import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { callApi } from '../api/call-api.ts'
import { DoorFrame } from './door-frame.tsx'
import { useSending } from './use-sending.ts'

/** E-mail and password, and for who uses codes a second step. */
export function LoginPage() {
	const login = useLogin()
	const [needsCode, setNeedsCode] = useState(false)
	const { isSending, send, failure, fields } = useSending()

	const submit = (form: FormData) =>
		send(async () => {
			const body = Object.fromEntries(form)
			const { data } = await callApi<{ perluKode?: boolean }>('POST', needsCode ? '/masuk/kode' : '/masuk', body)
			if (data.perluKode) setNeedsCode(true)
			else await login({})
		})

	return (
		<DoorFrame title={needsCode ? 'Kode verifikasi' : 'Masuk'} failure={failure}>
			<form
				// Another step is another form, with nothing of the first in it.
				key={String(needsCode)}
				onSubmit={(event) => {
					event.preventDefault()
					submit(new FormData(event.currentTarget))
				}}
			>
				{needsCode ? (
					<>
						<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
							Buka aplikasi autentikator di ponsel Anda, atau pakai salah satu kode cadangan.
						</Typography>
						<TextField
							name="kode"
							label="Kode"
							autoComplete="one-time-code"
							slotProps={{ htmlInput: { inputMode: 'numeric' } }}
							error={'kode' in fields}
							helperText={fields.kode}
							autoFocus
							required
							fullWidth
						/>
					</>
				) : (
					<>
						<TextField
							name="email"
							type="email"
							label="Email"
							autoComplete="username"
							error={'email' in fields}
							helperText={fields.email}
							autoFocus
							required
							fullWidth
						/>
						<TextField
							name="sandi"
							type="password"
							label="Kata sandi"
							autoComplete="current-password"
							error={'sandi' in fields}
							helperText={fields.sandi}
							required
							fullWidth
						/>
					</>
				)}
				<Button type="submit" variant="contained" size="large" fullWidth disabled={isSending} sx={{ marginTop: 2 }}>
					Masuk
				</Button>
			</form>
		</DoorFrame>
	)
}
