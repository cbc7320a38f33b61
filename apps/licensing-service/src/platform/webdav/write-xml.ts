import type { FastifyReply } from 'fastify';
import { escapeHtml as escapeXml } from '../http/html';
import type { PropertyName } from './properties';
import { davSpace } from './read-xml';

/** A property's element. */
export function elementOf({ space, name }: PropertyName, value = ''): string {
  if (space === '') return `<${name} xmlns=""/>`;
  if (space !== davSpace) return `<x:${name} xmlns:x="${escapeXml(space)}"/>`;
  return value === '' ? `<D:${name}/>` : `<D:${name}>${value}</D:${name}>`;
}

export const sendXml = (reply: FastifyReply, content: string) =>
  reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="utf-8"?>\n${content}`);
