import { useState } from 'react'
import { CreateBase, ResourceContextProvider } from 'react-admin'
import { useInvitation } from '../pengguna/invitation.tsx'
import { PenggunaForm } from '../pengguna/pengguna-form.tsx'
import { useStep } from './use-step.ts'

/** A new account. Its owner sets the password with a link, so the next step waits for it. */
export function PenggunaStep() {
	const { onSaved } = useStep()
	const [added, setAdded] = useState(0)
	const { invite, dialog } = useInvitation(() => {
		setAdded(added + 1)
		onSaved()
	})
	return (
		<ResourceContextProvider value="pengguna">
			<CreateBase
				key={added}
				redirect={false}
				mutationOptions={{ onSuccess: ({ id, tautan }) => invite({ id: String(id), tautan }) }}
			>
				<PenggunaForm />
			</CreateBase>
			{dialog}
		</ResourceContextProvider>
	)
}
