import { Box, Button, DialogContentText, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Passkey } from '../../contract/staff/auth.ts'
import { tanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt, useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { addPasskey, canUsePasskeys } from './passkey-calls.ts'

export function PasskeysCard({ onChanged }: { onChanged: () => Promise<unknown> }) {
	const notify = useNotify()
	const attempt = useAttempt()
	const { data: passkeys, failure, refetch } = useApiQuery('GET /v1/staf/saya/passkey')
	const [renamed, setRenamed] = useState<Passkey>()
	const [deleted, setDeleted] = useState<Passkey>()
	const change = (work: () => Promise<unknown>, sentence: string) =>
		attempt(async () => {
			await work()
			notify(sentence, { type: 'success' })
			await refetch()
			await onChanged()
		})
	const remove = (passkey: Passkey) => {
		setDeleted(undefined)
		change(() => callApi('DELETE /v1/staf/saya/passkey/{id}', { params: passkey }), 'Passkey dihapus.')
	}
	return (
		<TitledCard title="Passkey" id="passkey" gutterBottom>
			<Typography color="textSecondary">
				Masuk dengan sidik jari, wajah, atau PIN perangkat, tanpa kata sandi dan tanpa kode.
			</Typography>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{passkeys && passkeys.length > 0 && (
				<List dense aria-labelledby="passkey">
					{passkeys.map((passkey) => (
						<ListItem key={passkey.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
							<ListItemText
								primary={passkey.nama}
								secondary={`Ditambahkan ${tanggalSingkat(passkey.createdAt)}`}
								sx={{ minWidth: 180, overflowWrap: 'anywhere' }}
							/>
							<Box sx={{ display: 'flex', gap: 1 }}>
								<Button onClick={() => setRenamed(passkey)} aria-label={`Ubah nama ${passkey.nama}`}>
									Ubah nama
								</Button>
								<Button color="error" aria-label={`Hapus ${passkey.nama}`} onClick={() => setDeleted(passkey)}>
									Hapus
								</Button>
							</Box>
						</ListItem>
					))}
				</List>
			)}
			{canUsePasskeys() ? (
				<Button variant="outlined" sx={{ marginTop: 2 }} onClick={() => change(addPasskey, 'Passkey ditambahkan.')}>
					Tambah passkey
				</Button>
			) : (
				<Typography sx={{ marginTop: 1 }}>
					Peramban ini, atau alamat situs ini, tidak mendukung passkey. Pakai HTTPS dan peramban terbaru.
				</Typography>
			)}
			{deleted && (
				<TitledDialog
					title="Hapus passkey?"
					onClose={() => setDeleted(undefined)}
					maxWidth="xs"
					actions={
						<>
							<Button onClick={() => setDeleted(undefined)} autoFocus>
								Batal
							</Button>
							<Button onClick={() => remove(deleted)} variant="contained" color="error">
								Hapus
							</Button>
						</>
					}
				>
					<DialogContentText>
						Anda tidak dapat lagi masuk dengan “{deleted.nama}”. Hapus juga dari pengelola sandi perangkat itu.
					</DialogContentText>
				</TitledDialog>
			)}
			{renamed && (
				<PasskeyNameDialog
					passkey={renamed}
					onClose={() => setRenamed(undefined)}
					onRenamed={() => {
						setRenamed(undefined)
						refetch()
					}}
				/>
			)}
		</TitledCard>
	)
}

interface PasskeyNameDialogProps {
	passkey: Passkey
	onClose: () => void
	onRenamed: () => void
}

function PasskeyNameDialog({ passkey, onClose, onRenamed }: PasskeyNameDialogProps) {
	const sending = useSending()
	return (
		<TitledDialog title="Nama passkey" onClose={onClose} maxWidth="xs">
			<AuthForm
				sending={sending}
				fields={[{ name: 'nama', label: 'Nama', defaultValue: passkey.nama, autoComplete: 'off', autoFocus: true }]}
				submit={{ children: 'Simpan', fullWidth: true }}
				work={async (isian) => {
					await callApi('PATCH /v1/staf/saya/passkey/{id}', { params: passkey, body: isian })
					onRenamed()
				}}
			/>
			<Button fullWidth sx={{ marginTop: 1 }} onClick={onClose}>
				Batal
			</Button>
		</TitledDialog>
	)
}
