import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import {
	BooleanInput,
	CheckboxGroupInput,
	TextInput,
	useGetIdentity,
	useNotify,
	useRecordContext,
	useRedirect,
} from 'react-admin'
import { type Pengguna, penggunaInput, type RenewedLink } from '../../contract/staff/pengguna.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { StaffCreate, StaffEdit } from '../lists/staff-pages.tsx'
import { peranChoices } from './peran-choices.ts'

const OWN = 'Milik sendiri hanya dapat diubah oleh administrator lain.'

const RESETS = 'Saat dipakai, tautan ini juga menghapus verifikasi dua langkah dan passkey akun itu.'

const CHANGED_ROLES =
	'Hak dari beberapa peran digabungkan. Perubahan berlaku setelah ia masuk lagi; semua sesinya diakhiri.'

export const PenggunaForm = () => {
	const { identity } = useGetIdentity()
	const record = useRecordContext()
	const isOwn = record !== undefined && record.id === identity?.id
	return (
		<StaffForm schema={penggunaInput} defaultValues={{ peran: [], aktif: true }}>
			<TextInput source="nama" label="Nama" />
			<TextInput source="email" label="Email" type="email" />
			<CheckboxGroupInput
				source="peran"
				label="Peran"
				choices={peranChoices}
				row={false}
				readOnly={isOwn}
				helperText={isOwn ? OWN : record ? CHANGED_ROLES : 'Hak dari beberapa peran digabungkan.'}
			/>
			<BooleanInput
				source="aktif"
				label="Boleh masuk"
				readOnly={isOwn}
				helperText={isOwn ? OWN : record && 'Bila dimatikan, ia langsung keluar dari semua perangkat.'}
			/>
		</StaffForm>
	)
}

/** New users set their own password with a link that is shown once. */
export function PenggunaCreate() {
	const [created, setCreated] = useState<RenewedLink>()
	const redirect = useRedirect()
	return (
		<>
			<StaffCreate mutationOptions={{ onSuccess: setCreated }}>
				<PenggunaForm />
			</StaffCreate>
			{created && <LinkDialog tautan={created.tautan} onClose={() => redirect('edit', 'pengguna', created.id)} />}
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
	if (!record) return null
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
		<Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
			<Button onClick={renew}>Tautan sandi baru</Button>
			<Button onClick={end}>Akhiri semua sesi</Button>
			{tautan && <LinkDialog tautan={tautan} note={RESETS} onClose={() => setTautan(undefined)} />}
		</Box>
	)
}

interface LinkDialogProps {
	tautan: string
	note?: string
	onClose: () => void
}

export const LinkDialog = ({ tautan, note, onClose }: LinkDialogProps) => {
	const address = new URL(tautan, window.location.origin).href
	return (
		<Dialog open fullWidth maxWidth="sm">
			<DialogTitle>Tautan untuk menyetel kata sandi</DialogTitle>
			<DialogContent>
				<Alert severity="info" sx={{ marginBottom: 1 }}>
					Berikan langsung kepada yang bersangkutan. Berlaku satu kali, selama 24 jam, dan hanya tampil sekarang.
					{note && ` ${note}`}
				</Alert>
				<TextField label="Tautan" value={address} slotProps={{ htmlInput: { readOnly: true } }} fullWidth />
			</DialogContent>
			<DialogActions>
				<Button onClick={() => navigator.clipboard?.writeText(address)}>Salin</Button>
				<Button onClick={onClose} variant="contained">
					Selesai
				</Button>
			</DialogActions>
		</Dialog>
	)
}
