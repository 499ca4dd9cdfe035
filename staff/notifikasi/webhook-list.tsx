import Add from '@mui/icons-material/Add'
import { Alert, Box, Button, Card, Chip, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { RahasiaWebhook, Webhook, WebhookValues } from '../../contract/notifikasi/staff/notifikasi.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { SecretDialog } from '../dialogs/secret-dialog.tsx'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { describePeristiwa } from './nama-peristiwa.ts'
import { newWebhook, WebhookDialog } from './webhook-dialog.tsx'

/** The receivers of signed webhooks. */
export function WebhookList({ onTested }: { onTested: () => void }) {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/notifikasi/webhook')
	const { data: keadaan } = useApiQuery('GET /v1/staf/notifikasi/keadaan')
	const [open, setOpen] = useState<Webhook | WebhookValues>()
	const [secret, setSecret] = useState<RahasiaWebhook>()
	const [rotating, setRotating] = useState<Webhook>()
	const notify = useNotify()
	const attempt = useAttempt()
	const test = ({ id }: Webhook) =>
		attempt(async () => {
			await callApi('POST /v1/staf/notifikasi/webhook/{id}/uji', { params: { id } })
			notify('Kiriman uji masuk ke kotak keluar.', { type: 'success' })
			onTested()
		})
	const rotate = ({ id }: Webhook) => {
		setRotating(undefined)
		return attempt(async () => {
			setSecret((await callApi('POST /v1/staf/notifikasi/webhook/{id}/rahasia', { params: { id } })).data.created)
		})
	}
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				Webhook memberi tahu sistem lain, misalnya gerbang WhatsApp atau SIMRS, begitu sesuatu terjadi. Setiap kiriman
				bertanda tangan menurut Standard Webhooks, sehingga penerima dapat memeriksa asalnya.
			</Typography>
			{keadaan?.webhookInternal && (
				<Alert severity="info">Server ini mengizinkan alamat di jaringan internal dan alamat tanpa https.</Alert>
			)}
			<Button variant="contained" startIcon={<Add />} onClick={() => setOpen(newWebhook)}>
				Tambah webhook
			</Button>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat webhook" />}
			{data?.length === 0 && <Typography>Belum ada webhook.</Typography>}
			{data && data.length > 0 && (
				<Card sx={{ width: '100%' }}>
					<List disablePadding>
						{data.map((webhook) => (
							<ListItem key={webhook.id} divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
								<ListItemText
									primary={
										<>
											{webhook.nama} {!webhook.aktif && <Chip size="small" label="Dimatikan" />}
										</>
									}
									secondary={`${webhook.url} · ${describePeristiwa(webhook.peristiwa)}${
										webhook.dataPribadi ? ' · dengan data pribadi' : ''
									}`}
									sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}
								/>
								<Button onClick={() => setOpen(webhook)} aria-label={`Ubah ${webhook.nama}`}>
									Ubah
								</Button>
								<Button onClick={() => test(webhook)} disabled={!webhook.aktif} aria-label={`Uji ${webhook.nama}`}>
									Uji
								</Button>
								<Button onClick={() => setRotating(webhook)} aria-label={`Rahasia baru untuk ${webhook.nama}`}>
									Rahasia baru
								</Button>
							</ListItem>
						))}
					</List>
				</Card>
			)}
			{open && (
				<WebhookDialog
					open={open}
					onClose={() => setOpen(undefined)}
					onChanged={async () => {
						const current = (await refetch()).data?.data
						setOpen(current?.find(({ id }) => 'id' in open && id === open.id) ?? open)
					}}
					onCreated={setSecret}
					onSaved={() => {
						setOpen(undefined)
						refetch()
					}}
				/>
			)}
			<Confirm
				isOpen={rotating !== undefined}
				title="Buat rahasia baru?"
				content="Rahasia sekarang langsung tidak berlaku. Penerima menolak kiriman sampai rahasia yang baru dipasang di sana."
				confirm="Buat rahasia baru"
				confirmColor="warning"
				onConfirm={() => rotating && rotate(rotating)}
				onClose={() => setRotating(undefined)}
			/>
			{secret && (
				<SecretDialog
					title={`Rahasia ${secret.nama}`}
					label="Rahasia"
					value={secret.rahasia}
					onClose={() => setSecret(undefined)}
				>
					Salin ke sistem penerima. Rahasia ini hanya tampil sekarang; rahasia sebelumnya tidak berlaku lagi.
				</SecretDialog>
			)}
		</Box>
	)
}
