import { Box, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { renderSVG } from 'uqr'
import type { Saya, TotpSetup } from '../../contract/staff/auth.ts'
import { forgetCurrentUser } from '../api/auth-provider.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { AuthForm } from './auth-form.tsx'

const codeFields = [{ name: 'kode', label: 'Kode dari aplikasi', autoComplete: 'one-time-code' }]
const passwordFields = [{ name: 'sandi', type: 'password', label: 'Kata sandi Anda', autoComplete: 'current-password' }]

/** Sets up, confirms and removes two-step verification. */
export function TotpCard() {
	const notify = useNotify()
	const { data: saya, refetch } = useApiQuery<Saya>('/saya')
	const isActive = saya?.totpAktif
	const [setup, setSetup] = useState<TotpSetup>()
	const sending = useSending()

	const changed = async (sentence: string) => {
		forgetCurrentUser()
		await refetch()
		setSetup(undefined)
		notify(sentence, { type: 'success' })
	}
	async function work(isian: object, form: HTMLFormElement): Promise<void> {
		if (setup) {
			await callApi('POST', '/saya/totp/kode', isian)
			await changed('Verifikasi dua langkah aktif.')
		} else if (isActive) {
			await callApi('DELETE', '/saya/totp', isian)
			await changed('Verifikasi dua langkah dimatikan.')
		} else setSetup((await callApi<TotpSetup>('POST', '/saya/totp', isian)).data)
		form.reset()
	}

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
				{setup && <SetupSteps {...setup} />}
				<AuthForm
					key={String(setup !== undefined)}
					sending={sending}
					fields={setup ? codeFields : passwordFields}
					submit={{
						children: setup ? 'Aktifkan' : isActive ? 'Matikan' : 'Mulai',
						variant: isActive ? 'outlined' : 'contained',
						disabled: sending.isSending || isActive === undefined,
					}}
					work={work}
				/>
			</CardContent>
		</Card>
	)
}

/** In groups of four, to copy by hand. */
const keyIn = (uri: string) => (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ')

const SetupSteps = ({ uri, kodeCadangan }: TotpSetup) => (
	<Box component="ol" sx={{ paddingInlineStart: 3 }}>
		<li>
			Pindai dengan aplikasi autentikator:
			<Box
				component="img"
				src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
				alt="Kode QR untuk aplikasi autentikator"
				sx={{ display: 'block', width: 200, height: 200, marginBlock: 1 }}
			/>
			Tanpa kamera, tulis kunci ini di aplikasi:
			<Box component="code" sx={{ display: 'block', marginBlock: 1, overflowWrap: 'anywhere' }}>
				{keyIn(uri)}
			</Box>
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
