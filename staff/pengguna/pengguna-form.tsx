import { Box, Button } from '@mui/material'
import { useState } from 'react'
import {
	AutocompleteArrayInput,
	BooleanInput,
	CheckboxGroupInput,
	ReferenceArrayInput,
	TextInput,
	useGetIdentity,
	useNotify,
	useRecordContext,
	useRedirect,
} from 'react-admin'
import { type Pengguna, penggunaInput } from '../../contract/staff/pengguna.ts'
import { callApi } from '../api/call-api.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { explained } from '../inputs/explained.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { StaffCreate, StaffEdit } from '../lists/staff-pages.tsx'
import { LinkDialog, useInvitation } from './invitation.tsx'
import { usePeranChoices } from './use-peran-choices.ts'

const OWN = 'Milik sendiri hanya dapat diubah oleh administrator lain.'

const RESETS = 'Saat dipakai, tautan ini juga menghapus verifikasi dua langkah dan passkey akun itu.'

const CLINICS =
	'Kosongkan untuk semua poli. Bila diisi, ia hanya melihat dan mengubah dokter, jadwal, cuti, dan halaman poli ini.'

const CHANGED_ROLES =
	'Hak dari beberapa peran digabungkan. Perubahan berlaku setelah ia masuk lagi; semua sesinya diakhiri.'

export const PenggunaForm = () => {
	const { identity } = useGetIdentity()
	const record = useRecordContext()
	const choices = usePeranChoices()
	const isOwn = record !== undefined && record.id === identity?.id
	return (
		<StaffForm schema={penggunaInput} defaultValues={{ peran: [], poliKlinik: [], aktif: true }}>
			<TextInput source="nama" label="Nama" />
			<TextInput source="email" label="Email" type="email" />
			<CheckboxGroupInput
				source="peran"
				label="Peran"
				choices={choices}
				{...explained}
				readOnly={isOwn}
				helperText={isOwn ? OWN : record ? CHANGED_ROLES : 'Hak dari beberapa peran digabungkan.'}
			/>
			<ReferenceArrayInput source="poliKlinik" reference="poli-klinik" perPage={MAX_ROWS}>
				<AutocompleteArrayInput label="Hanya untuk poli" helperText={CLINICS} />
			</ReferenceArrayInput>
			<BooleanInput
				source="aktif"
				label="Boleh masuk"
				readOnly={isOwn}
				helperText={isOwn ? OWN : record && 'Bila dimatikan, ia langsung keluar dari semua perangkat.'}
			/>
		</StaffForm>
	)
}

/** New users set their own password with a link. */
export function PenggunaCreate() {
	const redirect = useRedirect()
	const { invite, dialog } = useInvitation((id) => redirect('edit', 'pengguna', id))
	return (
		<>
			<StaffCreate mutationOptions={{ onSuccess: invite }}>
				<PenggunaForm />
			</StaffCreate>
			{dialog}
		</>
	)
}

export const PenggunaEdit = () => (
	<StaffEdit actions={<PenggunaActions />}>
		<PenggunaForm />
	</StaffEdit>
)

function PenggunaActions() {
	const record = useRecordContext<Pengguna>()
	const notify = useNotify()
	const attempt = useAttempt()
	const [tautan, setTautan] = useState<string>()
	const { data: mail } = useApiQuery('GET /v1/staf/sandi/lupa')
	if (!record) return null
	const send = () =>
		attempt(async () => {
			const { data } = await callApi('POST /v1/staf/pengguna/{id}/tautan/email', { params: record })
			notify(`Tautan dikirim ke ${data.email}.`, { type: 'success' })
		})
	const renew = () =>
		attempt(async () => {
			const { data } = await callApi('POST /v1/staf/pengguna/{id}/tautan', { params: record })
			setTautan(data.created.tautan)
		})
	const end = () =>
		attempt(async () => {
			await callApi('DELETE /v1/staf/pengguna/{id}/sesi', { params: record })
			notify('Semua sesinya telah diakhiri.', { type: 'success' })
		})
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
			{mail?.aktif && <Button onClick={send}>Kirim tautan sandi</Button>}
			<Button onClick={renew}>Tautan sandi baru</Button>
			<Button onClick={end}>Akhiri semua sesi</Button>
			{tautan && <LinkDialog tautan={tautan} note={RESETS} onClose={() => setTautan(undefined)} />}
		</Box>
	)
}
