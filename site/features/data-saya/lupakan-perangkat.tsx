import { useState } from 'react'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Panel } from './panel.tsx'

/** For a borrowed, sold or shared phone: the data stays on the server, and this device no longer opens it. */
export function LupakanPerangkat({ onLeft }: Pick<MemberPanelProps, 'onLeft'>) {
	const [isAsking, setAsking] = useState(false)
	return (
		<Panel judul="Lupakan perangkat ini" pengantar="Untuk perangkat pinjaman atau yang akan berganti pemilik.">
			<Button look="secondary" onClick={() => setAsking(true)} className="mt-4 w-full">
				Lupakan perangkat ini
			</Button>
			{isAsking && (
				<ConfirmDialog
					judul="Lupakan perangkat ini?"
					action="Lupakan perangkat"
					onClose={() => setAsking(false)}
					onConfirm={async () => {
						await browserApi()('POST /v1/public/member/lupakan')
						await onLeft('Perangkat ini tidak lagi membuka data Anda.')
					}}
				>
					<p>
						Data Anda tetap tersimpan dan reservasi tetap berlaku, tetapi perangkat ini tidak dapat membukanya lagi.
					</p>
					<p className="rounded-field bg-sand px-4 py-3">
						Belum ada ponsel lain yang membuka data ini? Pindahkan dahulu, atau hapus semua data. Tanpa itu, data ini
						tidak dapat Anda buka kembali.
					</p>
				</ConfirmDialog>
			)}
		</Panel>
	)
}
