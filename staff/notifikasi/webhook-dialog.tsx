import {
	Checkbox,
	FormControl,
	FormControlLabel,
	FormGroup,
	FormHelperText,
	FormLabel,
	Switch,
	TextField,
} from '@mui/material'
import { type RahasiaWebhook, type WebhookValues, webhookInput } from '../../contract/notifikasi/staff/notifikasi.ts'
import { peristiwaOf } from '../../contract/notifikasi/staff/peristiwa.ts'
import { callApi } from '../api/call-api.ts'
import { refetchOnConflict } from '../api/refetch-on-conflict.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { kelompok, namaKiriman } from './nama-peristiwa.ts'

interface WebhookDialogProps extends OpenRow<WebhookValues> {
	/** Refetches the webhooks: somebody else has changed this one. */
	onChanged: () => Promise<unknown>
	onCreated: (created: RahasiaWebhook) => void
}

export const newWebhook: WebhookValues = {
	nama: '',
	url: '',
	peristiwa: peristiwaOf('reservasi'),
	dataPribadi: false,
	aktif: true,
}

export const WebhookDialog = ({ onChanged, onCreated, ...row }: WebhookDialogProps) => (
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
							{peristiwa.map((each) => (
								<FormControlLabel
									key={each}
									label={namaKiriman(each)}
									control={
										<Checkbox
											checked={isian.peristiwa.includes(each)}
											onChange={(_, isChosen) => {
												const others = isian.peristiwa.filter((other) => other !== each)
												change({ peristiwa: isChosen ? [...others, each] : others })
											}}
										/>
									}
								/>
							))}
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
