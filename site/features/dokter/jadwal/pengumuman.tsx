import { CalendarOff } from 'lucide-react'

/** An announcement of days without practice. */
export function Pengumuman({ lines, className = '' }: { lines: string[]; className?: string }) {
	if (lines.length === 0) return null
	return (
		<ul className={`flex flex-col gap-2 rounded-2xl bg-sand p-4 text-[0.9375rem] ${className}`}>
			{[...new Set(lines)].map((line) => (
				<li key={line} className="flex gap-2.5">
					<CalendarOff className="mt-0.5 size-5 shrink-0 text-teal-700" />
					{line}
				</li>
			))}
		</ul>
	)
}
