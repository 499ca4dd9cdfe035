import { Button, Link as MuiLink, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogin } from 'react-admin'
import { Link } from 'react-router-dom'
import { SANDI_MIN } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** React may mount the page twice, and the address has the token only once. */
let taken = ''

/** Removes the token from the address, so that it does not stay in the browser history. */
function takeToken(): string {
	const token = new URLSearchParams(window.location.search).get('token')
	if (token) {
		taken = token
		window.history.replaceState(window.history.state, '', window.location.pathname)
	}
	return taken
}

const HINT = `Kata sandi paling sedikit ${SANDI_MIN} karakter; empat kata yang tidak umum mudah diingat dan sulit ditebak.`

// The server rejects a short password in Indonesian; `minLength` would speak the browser's language.
const sandi = { name: 'sandi', type: 'password', label: 'Kata sandi baru', autoComplete: 'new-password' } as const
const fields = [{ ...sandi, autoFocus: true }] as const
/** Of the first administrator. */
const ownFields = [
	{ name: 'nama', label: 'Nama Anda', autoComplete: 'name', autoFocus: true },
	{ name: 'email', type: 'email', label: 'Email Anda', autoComplete: 'username' },
	sandi,
] as const

/** The target of a one-time link. The first administrator is signed in at once. */
export default function SetPasswordPage() {
	const login = useLogin()
	const queryClient = useQueryClient()
	const [token] = useState(takeToken)
	const [isDone, setDone] = useState(false)
	const sending = useSending()
	const { data: owner, error } = useQuery({
		queryKey: ['password-link', token],
		queryFn: async () => (await callApi('POST /v1/staf/sandi/tautan', { body: { token } })).data,
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	})

	if (isDone)
		return (
			<AuthFrame title="Kata sandi tersimpan">
				<Typography sx={{ marginBottom: 3 }}>
					Silakan masuk dengan email {owner?.email} dan kata sandi baru Anda.
				</Typography>
				<Button component={Link} to="/login" variant="contained" size="large" fullWidth>
					Ke halaman masuk
				</Button>
			</AuthFrame>
		)
	return (
		<AuthFrame title={owner?.pertama ? 'Akun administrator' : 'Setel kata sandi'} failure={error?.message}>
			{owner?.pertama ? (
				<AuthForm
					sending={sending}
					fields={ownFields}
					submit={{ children: 'Simpan dan masuk', size: 'large', fullWidth: true }}
					work={async (isian) => {
						const { data } = await callApi('POST /v1/staf/sandi', { body: { token, ...isian } })
						await callApi('POST /v1/staf/masuk', { body: { email: data.email, sandi: isian.sandi } })
						// react-admin keeps that nobody was signed in.
						queryClient.removeQueries({ queryKey: ['auth'] })
						await login({}, '/')
					}}
				>
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Anda administrator pertama rumah sakit ini. Dengan email dan kata sandi ini Anda masuk seterusnya. {HINT}
					</Typography>
				</AuthForm>
			) : owner ? (
				<AuthForm
					sending={sending}
					fields={fields}
					submit={{ children: 'Simpan kata sandi', size: 'large', fullWidth: true }}
					work={async ({ sandi }) => {
						await callApi('POST /v1/staf/sandi', { body: { token, sandi } })
						setDone(true)
					}}
				>
					<Typography color="textSecondary" sx={{ marginBottom: 1 }}>
						Untuk {owner.nama} ({owner.email}). {HINT}
					</Typography>
					{/* Password managers store the address with the password. */}
					<input type="hidden" name="email" autoComplete="username" value={owner.email} readOnly />
				</AuthForm>
			) : (
				error && (
					<Typography>
						Mintalah tautan baru kepada administrator, atau{' '}
						<MuiLink component={Link} to="/login">
							masuk
						</MuiLink>{' '}
						bila sudah punya kata sandi.
					</Typography>
				)
			)}
		</AuthFrame>
	)
}
