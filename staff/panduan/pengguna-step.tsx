import { useState } from 'react'
import { CreateBase, ResourceContextProvider } from 'react-admin'
import type { RenewedLink } from '../../contract/staff/pengguna.ts'
import { LinkDialog, PenggunaForm } from '../pengguna/pengguna-form.tsx'
import { useGuide } from './use-guide.ts'

/** A new account. Its owner sets the password with a link that is shown once, so the next step waits for it. */
export function PenggunaStep() {
	const { onSaved } = useGuide()
	const [created, setCreated] = useState<RenewedLink>()
	const [added, setAdded] = useState(0)
	const close = () => {
		setCreated(undefined)
		setAdded(added + 1)
		onSaved('pengguna')
	}
	return (
		<ResourceContextProvider value="pengguna">
			<CreateBase
				key={added}
				redirect={false}
				mutationOptions={{ onSuccess: ({ id, tautan }) => setCreated({ id: String(id), tautan }) }}
			>
				<PenggunaForm />
			</CreateBase>
			{created && <LinkDialog tautan={created.tautan} onClose={close} />}
		</ResourceContextProvider>
	)
}
