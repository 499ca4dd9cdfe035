import { Alert, AlertTitle, Box, Button, Card, CardContent, Tab, Tabs, TextField, Typography } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { useFields } from '../dialogs/use-fields.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { KirimanList } from './kiriman-list.tsx'
import { SettingForm } from './setting-form.tsx'
import { WebhookList } from './webhook-list.tsx'

const EXAMPLE = `SMTP_URL=smtps://pengguna:sandi@mail.rs.example
MAIL_FROM="RS Contoh <info@rs.example>"
SITE_URL=https://rs.example`

function MailState({ onTested }: { onTested: () => void }) {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/notifikasi/keadaan')
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return null
	return data.surel ? <TestMail onTested={onTested} /> : <WithoutMail />
}

const WithoutMail = () => (
	<Alert severity="warning">
		<AlertTitle>Email belum dapat dikirim</AlertTitle>
		Server belum mengenal server email. Minta pengelola server menyetel ketiga nilai ini, lalu menjalankan ulang situs.
		Sampai saat itu tidak ada email yang dibuat; pesan WhatsApp dari halaman reservasi tetap seperti biasa.
		<Box
			component="pre"
			sx={{ margin: 0, marginBlockStart: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
		>
			{EXAMPLE}
		</Box>
	</Alert>
)

function TestMail({ onTested }: { onTested: () => void }) {
	const notify = useNotify()
	const { isSending, send, failure, fields } = useSending()
	const { isian, field } = useFields({ alamat: '' }, failure ? { alamat: fields.alamat ?? failure } : {})
	const test = () =>
		send(async () => {
			await callApi('POST /v1/staf/notifikasi/uji', { body: isian })
			notify('Email uji masuk ke kotak keluar.', { type: 'success' })
			onTested()
		})
	return (
		<Card component="section">
			<CardContent
				component="form"
				noValidate
				onSubmit={(event: { preventDefault(): void }) => {
					event.preventDefault()
					test()
				}}
				sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
			>
				<Typography sx={{ flex: '1 1 100%' }}>
					Server email sudah disetel. Kirim email uji untuk memastikan email sampai.
				</Typography>
				<TextField label="Alamat email" {...field('alamat')} type="email" margin="none" sx={{ flex: '1 1 16rem' }} />
				<Button type="submit" variant="outlined" disabled={isSending}>
					Kirim email uji
				</Button>
			</CardContent>
		</Card>
	)
}

const parts = [
	{ id: 'pengaturan', nama: 'Email' },
	{ id: 'webhook', nama: 'Webhook' },
	{ id: 'kiriman', nama: 'Kotak keluar' },
]

export default function NotifikasiPage() {
	const [params, setParams] = useSearchParams()
	const part = parts.find(({ id }) => id === params.get('bagian'))?.id ?? 'pengaturan'
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1000, paddingBlockEnd: 4 }}>
			{/* The setting form has a title of its own. */}
			{part !== 'pengaturan' && <Title title="Notifikasi" />}
			<Tabs value={part} onChange={(_, bagian) => setParams({ bagian })} aria-label="Bagian notifikasi">
				{parts.map(({ id, nama }) => (
					<Tab key={id} value={id} label={nama} />
				))}
			</Tabs>
			{part === 'pengaturan' && (
				<>
					<MailState onTested={() => setParams({ bagian: 'kiriman' })} />
					<SettingForm />
				</>
			)}
			{part === 'webhook' && <WebhookList onTested={() => setParams({ bagian: 'kiriman' })} />}
			{part === 'kiriman' && <KirimanList />}
		</Box>
	)
}
