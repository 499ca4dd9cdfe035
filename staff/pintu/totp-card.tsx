import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { renderSVG } from 'uqr'
import { forgetMe, whoAmI } from '../api/auth-provider.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from './use-sending.ts'

interface Setup {
	uri: string
	kodeCadangan: string[]
}

/** A code from the phone in addition to the password: set up, confirmed, taken away. */
export function TotpCard() {
	const notify = useNotify()
	const [isActive, setActive] = useState<boolean>()
	const [setup, setSetup] = useState<Setup>()
	const { isSending, send, failure, fields } = useSending()
	useEffect(() => {
		whoAmI().then(
			({ totpAktif }) => setActive(totpAktif),
			() => {},
		)
	}, [])

	const submit = (form: HTMLFormElement) =>
		send(async () => {
			const body = Object.fromEntries(new FormData(form))
			if (setup) {
				await callApi('POST', '/saya/totp/kode', body)
				setSetup(undefined)
				setActive(true)
				forgetMe()
				notify('Verifikasi dua langkah aktif.', { type: 'success' })
			} else if (isActive) {
				await callApi('DELETE', '/saya/totp', body)
				setActive(false)
				forgetMe()
				notify('Verifikasi dua langkah dimatikan.', { type: 'success' })
			} else setSetup((await callApi<Setup>('POST', '/saya/totp', body)).data)
			form.reset()
		})

	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2" gutterBottom>
					Verifikasi dua langkah
				</Typography>
				<Typography color="textSecondary" gutterBottom>
					{isActive
						? 'Aktif: saat masuk, kode dari aplikasi di ponsel Anda ditanyakan.'
						: 'Selain kata sandi, masuk memerlukan kode dari aplikasi di ponsel Anda.'}
				</Typography>
				{failure && Object.keys(fields).length === 0 && <Alert severity="error">{failure}</Alert>}
				{setup && <SetupSteps {...setup} />}
				<form
					key={String(setup !== undefined)}
					onSubmit={(event) => {
						event.preventDefault()
						submit(event.currentTarget)
					}}
				>
					{setup ? (
						<TextField
							name="kode"
							label="Kode dari aplikasi"
							autoComplete="one-time-code"
							error={'kode' in fields}
							helperText={fields.kode}
							required
						/>
					) : (
						<TextField
							name="sandi"
							type="password"
							label="Kata sandi Anda"
							autoComplete="current-password"
							error={'sandi' in fields}
							helperText={fields.sandi}
							required
						/>
					)}
					<Box sx={{ marginTop: 1 }}>
						<Button
							type="submit"
							variant={isActive ? 'outlined' : 'contained'}
							disabled={isSending || isActive === undefined}
						>
							{setup ? 'Aktifkan' : isActive ? 'Matikan' : 'Mulai'}
						</Button>
					</Box>
				</form>
			</CardContent>
		</Card>
	)
}

const SetupSteps = ({ uri, kodeCadangan }: Setup) => (
	<Box component="ol" sx={{ paddingInlineStart: 3 }}>
		<li>
			Pindai dengan aplikasi autentikator:
			<Box
				component="img"
				src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
				alt="Kode QR untuk aplikasi autentikator"
				sx={{ display: 'block', width: 200, height: 200, marginBlock: 1 }}
			/>
		</li>
		<li>
			Simpan kode cadangan ini di tempat aman; masing-masing berlaku satu kali:
			<Box component="pre" sx={{ columns: 2, fontSize: '0.875rem' }}>
				{kodeCadangan.join('\n')}
			</Box>
		</li>
		<li>Tulis kode yang sekarang tampil di aplikasi:</li>
	</Box>
)
