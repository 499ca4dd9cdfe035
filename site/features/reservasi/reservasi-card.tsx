import { useId } from 'react'

/** A titled part of the status page. */
export function Card({ judul, children }: { judul: string; children: React.ReactNode }) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
			<h2 id={id} className="mb-4 text-xl">
				{judul}
			</h2>
			{children}
		</section>
	)
}
