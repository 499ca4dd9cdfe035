import { IdCard, UserPlus } from 'lucide-react'
import { Step, type StepProps } from './step.tsx'

interface ChoiceViewProps extends StepProps {
	onSudah: () => void
	onBelum: () => void
}

const choice =
	'flex min-h-24 items-center gap-4 rounded-2xl border border-line bg-paper px-5 py-4 text-left hover:border-teal-600 hover:bg-teal-50'

/** Asks whether the visitor is a patient already. */
export function ChoiceView({ onSudah, onBelum, ...step }: ChoiceViewProps) {
	return (
		<Step {...step} judul={`Sudah terdaftar sebagai member ${step.kunjungan.namaPendek}?`}>
			<div className="mt-5 grid gap-3 md:grid-cols-2">
				<button type="button" onClick={onSudah} className={choice}>
					<IdCard className="size-8 shrink-0 text-teal-600" />
					<span>
						<span className="block font-bold text-teal-900 text-lg">Sudah</span>
						<span className="block text-sm text-soft">Saya pernah berobat dan punya kartu member</span>
					</span>
				</button>
				<button type="button" onClick={onBelum} className={choice}>
					<UserPlus className="size-8 shrink-0 text-teal-600" />
					<span>
						<span className="block font-bold text-teal-900 text-lg">Belum</span>
						<span className="block text-sm text-soft">Ini kunjungan pertama saya</span>
					</span>
				</button>
			</div>
		</Step>
	)
}
