import { useEffect, useState } from 'react'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import { useDialogSteps } from '../../lib/navigation/dialog-steps.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PasienForm } from '../pasien/pasien-form.tsx'

interface PasienDialogProps {
	pasien: Pasien
	isOwn: boolean
	onSaved: () => void
	onClose: () => void
}

/** The form of the shop, for a patient who is stored already. */
export function PasienDialog({ pasien, isOwn, onSaved, onClose }: PasienDialogProps) {
	// The form takes the focus. The dialog has to open before that, or it could not return it to the opener.
	const [isOpen, setOpen] = useState(false)
	useEffect(() => setOpen(true), [])
	const { leave, close } = useDialogSteps({ name: 'data-pasien' }, onClose)
	return (
		<Dialog label={`Ubah data ${pasien.nama || 'pasien'}`} onClose={close}>
			<div className="p-5 md:p-8">
				{isOpen && <PasienForm pasien={pasien} isOwn={isOwn} onSaved={() => leave(onSaved)} onBack={close} />}
			</div>
		</Dialog>
	)
}
