import type { MailMessage } from './create-mailer.ts'

interface MailContent {
	to: string
	subject: string
	/** The name of the hospital, above the text and below it. */
	rumahSakit: string
	/** Before the button. */
	pembuka: string[]
	tombol?: { label: string; href: string }
	/** After the button. */
	penutup?: string[]
}

/** Writes a message as plain text and as HTML. Every part is plain text and is escaped. */
export function createMail({ to, subject, rumahSakit, pembuka, tombol, penutup = [] }: MailContent): MailMessage {
	const link = tombol ? [`${tombol.label}:\n${tombol.href}`] : []
	const text = [...pembuka, ...link, ...penutup, rumahSakit].join('\n\n')
	const button = tombol
		? `<p style="margin:24px 0"><a href="${escapeHtml(tombol.href)}" style="${BUTTON}">${escapeHtml(tombol.label)}</a></p>`
		: ''
	const html = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f6;font:16px/1.6 sans-serif;color:#1c2529">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:12px">
<p style="margin-top:0;font-weight:bold">${escapeHtml(rumahSakit)}</p>
${paragraphs(pembuka)}${button}${paragraphs(penutup)}
</div></body></html>`
	return { to, subject, text, html }
}

const BUTTON =
	'display:inline-block;padding:12px 20px;border-radius:8px;background:#1c2529;color:#fff;font-weight:bold;text-decoration:none'

const paragraphs = (texts: string[]) => texts.map((each) => `<p>${escapeHtml(each)}</p>`).join('')

const escapeHtml = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
