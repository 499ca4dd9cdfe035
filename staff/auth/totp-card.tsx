import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { renderSVG } from 'uqr'
import type { Saya, TotpSetup as Setup } from '../../contract/staff/auth.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt, useSending } from '../api/use-sending.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { BackupCodes } from './backup-codes.tsx'

export function TotpCard({ saya, onChanged }: { saya: Saya; onChanged: () => Promise<unknown> }) {
	const notify = useNotify()
	const attempt = useAttempt()
	const changed = async (sentence: string) => {
		await onChanged()
		notify(sentence, { type: 'success' })
	}
	return (
		<TitledCard title="Verifikasi dua langkah" gutterBottom>
			<Typography color="textSecondary" gutterBottom>
				{saya.totpAktif
					? 'Aktif: saat masuk, kode dari aplikasi di ponsel Anda ditanyakan.'
					: 'Selain kata sandi, masuk memerlukan kode dari aplikasi di ponsel Anda.'}
			</Typography>
			{saya.totpAktif ? (
				<Button
					variant="outlined"
					sx={{ marginTop: 1 }}
					onClick={() =>
						attempt(async () => {
							await callApi('DELETE /v1/staf/saya/totp')
							await changed('Verifikasi dua langkah dimatikan.')
						})
					}
				>
					Matikan
				</Button>
			) : (
				<TotpSetup onActive={() => changed('Verifikasi dua langkah aktif.')} />
			)}
		</TitledCard>
	)
}

const codeFields = [{ name: 'kode', label: 'Kode dari aplikasi', autoComplete: 'one-time-code' }] as const
const passwordFields = [
	{ name: 'sandi', type: 'password', label: 'Kata sandi Anda', autoComplete: 'current-password' },
] as const

/** Sets up codes of an authenticator app: password, QR code and backup codes, then the first code. */
export function TotpSetup({ onActive }: { onActive: () => Promise<void> }) {
	const [setup, setSetup] = useState<Setup>()
	const sending = useSending()
	return (
		<>
			{setup && <SetupSteps {...setup} />}
			<AuthForm
				key={String(setup !== undefined)}
				sending={sending}
				fields={setup ? codeFields : passwordFields}
				submit={{ children: setup ? 'Aktifkan' : 'Mulai' }}
				work={async (isian) => {
					if (setup) {
						await callApi('POST /v1/staf/saya/totp/kode', { body: isian })
						await onActive()
					} else setSetup((await callApi('POST /v1/staf/saya/totp', { body: isian })).data)
				}}
			/>
		</>
	)
}

/** In groups of four, to copy by hand. */
const keyIn = (uri: string) => (new URL(uri).searchParams.get('secret') ?? '').replace(/.{4}(?=.)/g, '$& ')

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
			Tanpa kamera, tulis kunci ini di aplikasi:
			<Box component="code" sx={{ display: 'block', marginBlock: 1, overflowWrap: 'anywhere' }}>
				{keyIn(uri)}
			</Box>
		</li>
		<li>
			Simpan kode cadangan ini di tempat aman; masing-masing berlaku satu kali:
			<BackupCodes codes={kodeCadangan} />
		</li>
		<li>Tulis kode yang sekarang tampil di aplikasi:</li>
	</Box>
)
