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
import { useState } from 'react'
import { type Peristiwa, peristiwa } from '../../contract/notifikasi/peristiwa.ts'
import {
	type RahasiaWebhook,
	type Webhook,
	type WebhookValues,
	webhookInput,
} from '../../contract/notifikasi/staff/notifikasi.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { callApi } from '../api/call-api.ts'
import { refetchOnConflict } from '../api/refetch-on-conflict.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { namaPeristiwa } from './nama-peristiwa.ts'

interface WebhookDialogProps {
	/** Absent for a new one. */
	webhook?: Webhook
	onClose: () => void
	/** Refetches the webhooks: somebody else has changed this one. */
	onChanged: () => Promise<unknown>
	/** With the secret of a new webhook. */
	onSaved: (created?: RahasiaWebhook) => void
}

const EMPTY: WebhookValues = { nama: '', url: '', peristiwa: [...peristiwa], dataPribadi: false, aktif: true }

export function WebhookDialog({ webhook, onClose, onChanged, onSaved }: WebhookDialogProps) {
	const [isian, setIsian] = useState<WebhookValues>(webhook ?? EMPTY)
	const [invalid, setInvalid] = useState<Record<string, string>>({})
	const { isSending, send, failure, fields } = useSending()
	const errors = { ...fields, ...invalid }
	const save = () => {
		const { error, data } = webhookInput.safeParse(isian)
		setInvalid(error ? inputErrors(error) : {})
		if (!data) return
		send(async () => {
			if (webhook) {
				const body = { ...data, versi: webhook.versi }
				await refetchOnConflict(
					() => callApi('PATCH /v1/staf/notifikasi/webhook/{id}', { params: { id: webhook.id }, body }),
					onChanged,
				)
				onSaved()
			} else onSaved((await callApi('POST /v1/staf/notifikasi/webhook', { body: data })).data.created)
		})
	}
	const remove = (id: string) =>
		send(async () => {
			await callApi('DELETE /v1/staf/notifikasi/webhook/{id}', { params: { id } })
			onSaved()
		})
	const choose = (each: Peristiwa, isChosen: boolean) =>
		setIsian({
			...isian,
			peristiwa: isChosen ? [...isian.peristiwa, each] : isian.peristiwa.filter((other) => other !== each),
		})
	return (
		<FormDialog
			title={webhook ? `Ubah ${webhook.nama}` : 'Webhook baru'}
			isSending={isSending}
			failure={Object.keys(fields).length === 0 ? failure : undefined}
			onSubmit={save}
			onClose={onClose}
			remove={
				webhook && {
					label: 'Hapus webhook',
					question: `${webhook.nama} tidak menerima kiriman lagi, juga yang masih menunggu.`,
					onClick: () => remove(webhook.id),
				}
			}
		>
			<TextField
				label="Nama"
				value={isian.nama}
				onChange={({ target }) => setIsian({ ...isian, nama: target.value })}
				error={Boolean(errors.nama)}
				helperText={errors.nama ?? 'Misalnya Gerbang WhatsApp.'}
				slotProps={{ htmlInput: { maxLength: 60 } }}
			/>
			<TextField
				label="Alamat penerima"
				type="url"
				value={isian.url}
				onChange={({ target }) => setIsian({ ...isian, url: target.value })}
				error={Boolean(errors.url)}
				helperText={errors.url ?? 'Alamat https yang menerima kiriman.'}
				slotProps={{ htmlInput: { maxLength: 500 } }}
			/>
			<FormControl component="fieldset" error={Boolean(errors.peristiwa)}>
				<FormLabel component="legend">Peristiwa</FormLabel>
				<FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
					{peristiwa.map((each) => (
						<FormControlLabel
							key={each}
							label={namaPeristiwa[each]}
							control={
								<Checkbox
									checked={isian.peristiwa.includes(each)}
									onChange={({ target }) => choose(each, target.checked)}
								/>
							}
						/>
					))}
				</FormGroup>
				<FormHelperText>{errors.peristiwa}</FormHelperText>
			</FormControl>
			<FormControl component="fieldset">
				<FormControlLabel
					label="Sertakan nama dan nomor telepon pemesan"
					control={
						<Switch
							checked={isian.dataPribadi}
							onChange={({ target }) => setIsian({ ...isian, dataPribadi: target.checked })}
						/>
					}
				/>
				<FormHelperText>
					Gerbang WhatsApp memerlukan nomornya. Nyalakan hanya untuk sistem yang boleh menyimpan data pribadi.
				</FormHelperText>
				<FormControlLabel
					label="Aktif"
					control={
						<Switch checked={isian.aktif} onChange={({ target }) => setIsian({ ...isian, aktif: target.checked })} />
					}
				/>
			</FormControl>
		</FormDialog>
	)
}
