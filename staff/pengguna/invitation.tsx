import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { RenewedLink } from '../../contract/staff/pengguna.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { SecretDialog } from '../dialogs/secret-dialog.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

interface Invited extends RenewedLink {
	/** Where the link was sent; without it the link is shown. */
	email?: string
}

/** Mails a new user the link to set a password. Without mail, or when it fails, the link is shown once. */
export function useInvitation(onDone: (id: string) => void) {
	const [invited, setInvited] = useState<Invited>()
	const { data: mail } = useApiQuery('GET /v1/staf/sandi/lupa')
	async function invite({ id, tautan }: RenewedLink): Promise<void> {
		const sent = mail?.aktif
			? await callApi('POST /v1/staf/pengguna/{id}/tautan/email', { params: { id } }).catch(() => undefined)
			: undefined
		setInvited({ id, tautan, email: sent?.data.email })
	}
	function close(): void {
		if (!invited) return
		setInvited(undefined)
		onDone(invited.id)
	}
	const dialog =
		invited &&
		(invited.email ? (
			<TitledDialog
				title="Undangan dikirim"
				actions={
					<Button onClick={close} variant="contained">
						Selesai
					</Button>
				}
			>
				<Typography>
					{`Tautan untuk menyetel kata sandi dikirim ke ${invited.email}. Berlaku satu kali, selama 24 jam.`}
				</Typography>
			</TitledDialog>
		) : (
			<LinkDialog tautan={invited.tautan} onClose={close} />
		))
	return { invite, dialog }
}

export const LinkDialog = ({ tautan, note, onClose }: { tautan: string; note?: string; onClose: () => void }) => (
	<SecretDialog
		title="Tautan untuk menyetel kata sandi"
		label="Tautan"
		value={new URL(tautan, window.location.origin).href}
		onClose={onClose}
	>
		Berikan langsung kepada yang bersangkutan. Berlaku satu kali, selama 24 jam, dan hanya tampil sekarang.
		{note && ` ${note}`}
	</SecretDialog>
)
