import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnMount } from '../../../ui/focus/focus-on-mount.ts'
import { describeSlot, type Kunjungan } from './registration-text.ts'

export interface StepProps {
	kunjungan: Kunjungan
	onBack: () => void
}

/** A step after the schedule: a back button, the chosen slot and the question. */
export function Step({ kunjungan, onBack, judul, children }: StepProps & { judul: string; children: React.ReactNode }) {
	return (
		<div className="p-5 md:p-8">
			<Button look="quiet" onClick={onBack} className="-mt-2 -ml-4">
				<ArrowLeft className="size-5" />
				Kembali ke jadwal
			</Button>
			<h2 ref={focusOnMount} tabIndex={-1} className="mt-3 scroll-mt-24 text-xl outline-none md:text-2xl">
				{judul}
			</h2>
			<div className="mt-4 rounded-2xl bg-teal-50 px-4 py-3">
				<p className="font-semibold text-teal-900">{kunjungan.dokter}</p>
				<p className="text-[0.9375rem] text-soft tabular-nums">
					{kunjungan.poli}, {describeSlot(kunjungan.slot)}
				</p>
			</div>
			{children}
		</div>
	)
}
