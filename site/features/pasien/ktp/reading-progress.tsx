import { useId } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import './ktp-progress.css'
import type { KtpProgress } from './ktp-session.ts'

const stages: Record<KtpProgress['stage'], string> = { preparing: 'Menyiapkan pembaca KTP …', reading: 'Membaca KTP …' }

/** The progress of a reading, with a cancel button. */
export function ReadingProgress({ stage, part, onCancel }: KtpProgress & { onCancel: () => void }) {
	const id = useId()
	return (
		<div className="mt-3 flex flex-col gap-3 sm:flex-row sm:items-end sm:gap-4">
			<div className="grow sm:pb-3">
				<p id={id} role="status" className="text-[0.9375rem]">
					{stages[stage]}
				</p>
				<progress aria-labelledby={id} max={1} value={part} className="ktp-progress mt-1.5" />
			</div>
			<Button look="secondary" onClick={onCancel}>
				Batal
			</Button>
		</div>
	)
}
