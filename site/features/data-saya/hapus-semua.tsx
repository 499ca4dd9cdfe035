import { useState } from 'react'
import type { MemberData } from '../../../contract/member.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Panel } from './panel.tsx'

export function HapusSemua({ data, onLeft }: Omit<MemberPanelProps, 'onChanged'>) {
	const [isAsking, setAsking] = useState(false)
	return (
		<Panel judul="Hapus semua data" pengantar="Menghapus data Anda, pasien, keranjang, dan reservasi untuk selamanya.">
			<Button look="secondary" onClick={() => setAsking(true)} className="mt-4 w-full">
				Hapus semua data
			</Button>
			{isAsking && (
				<ConfirmDialog
					judul="Hapus semua data?"
					action="Hapus semua data"
					tick="Saya mengerti bahwa data ini tidak dapat dikembalikan."
					onClose={() => setAsking(false)}
					onConfirm={async () => {
						await browserApi()('DELETE /v1/public/member')
						await onLeft('Semua data Anda sudah dihapus.')
					}}
				>
					<p>Yang dihapus untuk selamanya, di semua perangkat yang membukanya:</p>
					<ul className="flex list-disc flex-col gap-1 pl-6 marker:text-teal-700">
						{whatGoes(data).map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</ConfirmDialog>
			)}
		</Panel>
	)
}

function whatGoes({ pasien, keranjang, reservasi }: MemberData): string[] {
	const patients = pasien.own.length + pasien.other.length
	return [
		'nama, nomor telepon, dan email Anda',
		`data ${patients} pasien, termasuk NIK dan alamat`,
		...(keranjang.length > 0 ? [`${keranjang.length} paket di keranjang`] : []),
		...(reservasi.length > 0
			? [`${reservasi.length} reservasi: kodenya tidak berlaku lagi, dan kunjungannya tidak kami siapkan`]
			: []),
	]
}
