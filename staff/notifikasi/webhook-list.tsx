import Add from '@mui/icons-material/Add'
import {
	Alert,
	Box,
	Button,
	Card,
	Chip,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	List,
	ListItem,
	ListItemText,
	Switch,
	TextField,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import {
	type RahasiaWebhook,
	type Webhook,
	type WebhookValues,
	webhookInput,
} from '../../contract/notifikasi/staff/notifikasi.ts'
import { peristiwaOf } from '../../contract/notifikasi/staff/peristiwa.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { refetchOnConflict, useAttempt } from '../api/use-sending.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { SecretDialog } from '../dialogs/secret-dialog.tsx'
import { Checks } from '../dialogs/selects.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { describePeristiwa, kelompok, namaKiriman } from './nama-peristiwa.ts'

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
			<LoadState label="Memuat webhook" data={data} failure={failure} onRetry={refetch} />
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

interface WebhookDialogProps extends OpenRow<WebhookValues> {
	/** Refetches the webhooks: somebody else has changed this one. */
	onChanged: () => Promise<unknown>
	onCreated: (created: RahasiaWebhook) => void
}

const newWebhook: WebhookValues = {
	nama: '',
	url: '',
	peristiwa: peristiwaOf('reservasi'),
	dataPribadi: false,
	aktif: true,
}

const WebhookDialog = ({ onChanged, onCreated, ...row }: WebhookDialogProps) => (
	<RowDialog
		{...row}
		title={row.open.id ? `Ubah ${row.open.nama}` : 'Webhook baru'}
		schema={webhookInput}
		create={async (body) => onCreated((await callApi('POST /v1/staf/notifikasi/webhook', { body })).data.created)}
		update={(change) => refetchOnConflict(() => callApi('PATCH /v1/staf/notifikasi/webhook/{id}', change), onChanged)}
		remove={({ params }) => callApi('DELETE /v1/staf/notifikasi/webhook/{id}', { params })}
		removeLabel="Hapus webhook"
		removeQuestion={`${row.open.nama} tidak menerima kiriman lagi, juga yang masih menunggu.`}
	>
		{({ isian, change, errors, field }) => (
			<>
				<TextField label="Nama" {...field('nama', { maxLength: 60, help: 'Misalnya Gerbang WhatsApp.' })} />
				<TextField
					label="Alamat penerima"
					{...field('url', { type: 'url', maxLength: 500, help: 'Alamat https yang menerima kiriman.' })}
				/>
				{kelompok.map(({ id, nama, peristiwa }) => (
					<FormControl key={id} component="fieldset" error={Boolean(errors.peristiwa)}>
						<FormLabel component="legend">{nama}</FormLabel>
						<FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
							<Checks
								choices={peristiwa.map((each) => ({ id: each, nama: namaKiriman(each) }))}
								chosen={isian.peristiwa}
								onChange={(chosen) => change({ peristiwa: chosen })}
							/>
						</FormGroup>
					</FormControl>
				))}
				{errors.peristiwa && <FormHelperText error>{errors.peristiwa}</FormHelperText>}
				<FormControl component="fieldset">
					<FormControlLabel
						label="Sertakan data pribadi"
						control={<Switch checked={isian.dataPribadi} onChange={(_, dataPribadi) => change({ dataPribadi })} />}
					/>
					<FormHelperText>
						Nama dan nomor telepon pemesan, paketnya dan tautan ke reservasinya; nama dan isi komentar. Gerbang WhatsApp
						memerlukannya. Nyalakan hanya untuk sistem yang boleh menyimpan data pribadi.
					</FormHelperText>
					<FormControlLabel
						label="Aktif"
						control={<Switch checked={isian.aktif} onChange={(_, aktif) => change({ aktif })} />}
					/>
				</FormControl>
			</>
		)}
	</RowDialog>
)
