export { type DomainEvent as AuditEntry, recordEvent as writeAudit } from '../../peristiwa/record-event.ts'
