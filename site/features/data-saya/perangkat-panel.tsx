import { LogOut, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Perangkat } from '../../../contract/member/member.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { formatTanggal } from '../../lib/dates/format-tanggal.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Badge, Panel } from './panel.tsx'

interface PerangkatDialogProps {
	perangkat: Perangkat
	onDone: (notice: string) => Promise<void>
	onClose: () => void
}

/** The devices that open this data. The device that shows the page ends by 'Lupakan perangkat ini'. */
export function PerangkatPanel({ data: { perangkat }, onChanged }: Omit<MemberPanelProps, 'onLeft'>) {
	const [asked, setAsked] = useState<{ action: 'rename' | 'remove'; perangkat: Perangkat } | null>(null)
	const close = () => setAsked(null)
	const done = async (notice: string) => {
		close()
		await onChanged(notice)
	}
	const AskedDialog = asked?.action === 'rename' ? GantiNama : Keluarkan
	return (
		<Panel
			judul="Perangkat saya"
			count={perangkat.length}
			pengantar="Yang dapat membuka data ini. Keluarkan perangkat yang hilang, dijual, atau tidak Anda kenali."
		>
			<ul className="mt-2 divide-y divide-line">
				{perangkat.map((one) => (
					<li key={one.id} className="py-4 last:pb-0">
						<div className="flex flex-wrap items-center gap-2">
							<h3 className="wrap-anywhere text-lg">{nameOf(one)}</h3>
							{one.isIni && <Badge>Perangkat ini</Badge>}
						</div>
						<p className="mt-1 text-[0.9375rem] text-soft">
							Terakhir dipakai {tanggal(one.seenAt)}, terdaftar sejak {tanggal(one.createdAt)}
						</p>
						<div className="mt-1 -ml-5 flex flex-wrap">
							<Button
								look="quiet"
								icon={Pencil}
								onClick={() => setAsked({ action: 'rename', perangkat: one })}
								aria-label={`Ubah nama ${nameOf(one)}`}
							>
								Ubah nama
							</Button>
							{!one.isIni && (
								<Button
									look="quiet"
									icon={LogOut}
									onClick={() => setAsked({ action: 'remove', perangkat: one })}
									aria-label={`Keluarkan ${nameOf(one)}`}
								>
									Keluarkan
								</Button>
							)}
						</div>
					</li>
				))}
			</ul>
			{asked && <AskedDialog perangkat={asked.perangkat} onDone={done} onClose={close} />}
		</Panel>
	)
}

const nameOf = ({ nama }: Perangkat) => nama || 'Perangkat tanpa nama'
const tanggal = (epochMs: number) => formatTanggal(tanggalWib(epochMs))

function GantiNama({ perangkat, onDone, onClose }: PerangkatDialogProps) {
	const [nama, setNama] = useState(perangkat.nama)
	return (
		<FormDialog
			judul="Ubah nama perangkat"
			action="Simpan nama"
			onClose={onClose}
			onSubmit={async () => {
				await browserApi()('PATCH /v1/public/member/perangkat/{id}', { params: { id: perangkat.id }, body: { nama } })
				await onDone('Nama perangkat sudah diubah.')
			}}
		>
			<label className="font-semibold">
				Nama perangkat
				<input
					type="text"
					autoComplete="off"
					maxLength={60}
					value={nama}
					onChange={(event) => setNama(event.currentTarget.value)}
					className="mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal"
				/>
			</label>
		</FormDialog>
	)
}

const Keluarkan = ({ perangkat, onDone, onClose }: PerangkatDialogProps) => (
	<FormDialog
		judul={`Keluarkan ${nameOf(perangkat)}?`}
		action="Keluarkan perangkat"
		onClose={onClose}
		onSubmit={async () => {
			await browserApi()('DELETE /v1/public/member/perangkat/{id}', { params: { id: perangkat.id } })
			await onDone(`${nameOf(perangkat)} sudah dikeluarkan.`)
		}}
	>
		<p>Perangkat itu langsung tidak dapat membuka data Anda lagi. Data dan reservasi Anda tetap tersimpan.</p>
	</FormDialog>
)
